import type { Placeholder } from '@forecourt/contract/messaging/placeholders.ts';
import { firstName } from '../../../lib/first-name.ts';
import type { ThreadFacts } from '../core/thread-state.ts';

/** Values for a saved reply in this conversation. Without a car it says "the car". */
export const replyValues = (
  { title, car, company_name, participants }: ThreadFacts,
  userId: number,
): Record<Placeholder, string> => ({
  name: firstName(title),
  car: car?.title ?? 'the car',
  dealer: company_name ?? '',
  me: firstName(participants.find(({ user_id }) => user_id === userId)?.name ?? company_name ?? ''),
});
