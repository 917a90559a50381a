import type { Participant } from '@forecourt/contract/messaging/message-shapes.ts';

/** A block is of a person. Who writes for a dealer takes the way to that dealer with them. */
export const blockingText = ({ company_name }: Participant): string =>
  [
    'Neither of you can reach the other from now on.',
    ...(company_name === null ? [] : [`As they write for ${company_name}, that closes this conversation too.`]),
    'You can take it back in this conversation.',
  ].join(' ');

/** Names whom the dialog before it named; where several write for a dealer, which of them it was is not known here. */
export function blockedText(others: readonly Participant[], title: string): string {
  const [first, second] = others;
  if (!first || first.company_name === null) return `You have blocked ${first?.name ?? title}.`;
  const who = second ? 'somebody' : `${first.name},`;
  return `You have blocked ${who} who writes for ${first.company_name}.`;
}
