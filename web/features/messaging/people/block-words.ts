import type { Participant } from '@forecourt/contract/messaging/message-shapes.ts';

/**
 * A block applies to a person. Blocking someone who writes for a dealer also closes the conversation with that dealer.
 */
export const blockingText = ({ company_name }: Participant): string =>
  [
    'You won’t be able to message each other.',
    ...(company_name === null ? [] : [`This also closes your conversation with ${company_name}.`]),
    'You can unblock them here at any time.',
  ].join(' ');

/** Names the blocked person. If several people write for a dealer, it's not known here which of them was blocked. */
export function blockedText(others: readonly Participant[], title: string): string {
  const [first, second] = others;
  if (!first || first.company_name === null) return `You’ve blocked ${first?.name ?? title}.`;
  const who = second ? 'someone' : `${first.name},`;
  return `You’ve blocked ${who} who writes for ${first.company_name}.`;
}
