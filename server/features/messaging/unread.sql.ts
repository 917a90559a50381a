import { sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/** Counting goes no further; nobody reads a larger number. */
export const enough = 100;

/** What waits in one conversation: what came after the place up to which one has read. */
export const unreadIn = (viewer: Viewer, hidden: readonly number[]) => sql<number>`(
  select count(*) from (
    select from messages
    where messages.conversation_id = conversations.id
      and messages.place > coalesce((
        select read_place from conversation_reads
        where conversation_id = conversations.id and user_id = ${viewer.userId}
      ), 0)
      and messages.place > ${placeAtJoining(viewer.userId)}
      and ${isWaiting(viewer, hidden)}
    limit ${enough}
  ) as waiting
)`;

/** What was said to a dealer before one came to its team, or in a group before one came to it, does not wait for one. */
export const placeAtJoining = (userId: number) => sql<number>`coalesce(greatest((
  select said.place from dealer_team_members as member
  join messages as said on said.conversation_id = conversations.id and said.created_at < member.joined_at
  where member.user_id = ${userId} and member.dealer_account_id = conversations.dealer_id
    and conversations.created_at < member.joined_at
  order by said.place desc limit 1
), (
  select from_place from conversation_participants
  where conversation_id = conversations.id and user_id = ${userId} and ended_at is null
)), 0)`;

/**
 * A message others wrote; not what colleagues wrote for one's own dealer, and not what comes from people one has
 * nothing to do with.
 */
export const isWaiting = ({ userId, dealerId }: Viewer, hidden: readonly number[]) => sql<boolean>`(
  messages.sender_id <> ${userId}
  and (messages.dealer_id is null or messages.dealer_id is distinct from ${dealerId}::bigint)
  and (conversation_type = 'direct' or messages.sender_id <> all (${sql.val(hidden)}::bigint[]))
)`;
