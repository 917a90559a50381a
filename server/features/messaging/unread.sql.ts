import { sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/** Counting goes no further; nobody reads a larger number. */
const enough = 100;

/**
 * What waits in one conversation: what others wrote after the place up to which one has read; not what colleagues
 * wrote for one's own dealer, and not what comes from accounts one has nothing to do with.
 */
export const unreadIn = ({ userId, dealerId }: Viewer, hiddenAccounts: readonly number[]) => sql<number>`(
  select count(*) from (
    select from messages join users as sender on sender.id = messages.sender_id
    where messages.conversation_id = conversations.id
      and messages.place > coalesce((
        select read_place from conversation_reads
        where conversation_id = conversations.id and user_id = ${userId}
      ), 0)
      and messages.sender_id <> ${userId}
      and (messages.dealer_id is null or messages.dealer_id is distinct from ${dealerId}::bigint)
      and (conversation_type = 'direct' or sender.game_account_id <> all (${sql.val(hiddenAccounts)}::bigint[]))
    limit ${enough}
  ) as waiting
)`;

/** Those one takes part in, in person or for the dealer. */
export const isTaken = ({ userId, dealerId }: Viewer) => sql<boolean>`(
  conversations.id in (
    select conversation_id from conversation_participants where user_id = ${userId} and ended_at is null
    union all
    select id from conversations as shared where shared.dealer_id = ${dealerId}::bigint
  )
)`;
