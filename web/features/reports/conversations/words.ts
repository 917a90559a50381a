import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { ConversationReport, ReportOutcome } from '@forecourt/contract/reports/conversation-reports.ts';

export const reasonNames: Record<ConversationReason, string> = {
  scam: 'Scam',
  harassment: 'Insults or threats',
  spam: 'Advertising or spam',
  other: 'Something else',
};

export const outcomeNames: Record<ReportOutcome, string> = {
  nothing: 'Nothing to do',
  warned: 'Warned',
  suspended: 'Suspended',
};

/** "Kenji Mori", "Pia Moreau (Eclipse Motors)", "Kenji Mori and 2 others". */
export function othersOf({ others }: ConversationReport): string {
  const [first, second] = others;
  if (!first) return 'nobody';
  const name = ({ name: own, company_name }: typeof first) => (company_name ? `${own} (${company_name})` : own);
  if (!second) return name(first);
  return others.length === 2 ? `${name(first)} and ${name(second)}` : `${name(first)} and ${others.length - 1} others`;
}

export const words = {
  title: 'Reported conversations',
  text: 'You see who reported whom and why. What was said you open with a reason, and only the part around the report first; it is on record.',
  listFailed: 'The reports did not load',
  reportFailed: 'This report did not load',
  tryAgain: 'Something went wrong on our side. Please try again.',
};
