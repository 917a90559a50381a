import { sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/** Counting goes no further; nobody reads a larger number. */
export const enough = 100;

/** What waits in one conversation: what came after the place up to which one has read. */
export const unreadIn = (viewer: Viewer, hiddenAccounts: readonly number[]) => sql<number>`(
  select count(*) from (
    select from messages join users as sender on sender.id = messages.sender_id
    where messages.conversation_id = conversations.id
      and messages.place > coalesce((
        select read_place from conversation_reads
        where conversation_id = conversations.id and user_id = ${viewer.userId}
      ), 0)
      and ${isWaiting(viewer, hiddenAccounts)}
    limit ${enough}
  ) as waiting
)`;

/**
 * A message others wrote; not what colleagues wrote for one's own dealer, and not what comes from accounts one has
 * nothing to do with.
 */
export const isWaiting = ({ userId, dealerId }: Viewer, hiddenAccounts: readonly number[]) => sql<boolean>`(
  messages.sender_id <> ${userId}
  and (messages.dealer_id is null or messages.dealer_id is distinct from ${dealerId}::bigint)
  and (conversation_type = 'direct' or sender.game_account_id <> all (${sql.val(hiddenAccounts)}::bigint[]))
)`;
