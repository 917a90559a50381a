import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { ConversationReport, ReportOutcome } from '@forecourt/contract/reports/conversation-reports.ts';

export const reasonNames: Record<ConversationReason, string> = {
  scam: 'Scam',
  harassment: 'Insults or threats',
  spam: 'Advertising or spam',
  other: 'Something else',
};

export const outcomeNames: Record<ReportOutcome, string> = {
  nothing: 'No action',
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
  text: 'See who reported the conversation, and why. To read the messages, give a reason. You’ll see the part around the report first, and your access is logged.',
  listFailed: 'We couldn’t load the reports',
  reportFailed: 'We couldn’t load this report',
};
