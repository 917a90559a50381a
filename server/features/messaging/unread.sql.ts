import { sql } from 'kysely';
import type { Reach } from '@forecourt/contract/access/owner.ts';

/** Counting stops here because no larger number is shown. */
export const enough = 100;

/** Unread messages in one conversation, after the user's read position. */
export const unreadIn = (viewer: Reach, hidden: readonly number[]) => sql<number>`(
  select count(*) from (select ${unreadMessages(viewer, hidden)} limit ${enough}) as waiting
)`;

/** Whether there is an unread message. Most conversations are read to the end, which is the cheapest to tell. */
export const hasUnread = (viewer: Reach, hidden: readonly number[]) => sql<boolean>`(
  case when conversations.last_sequence > ${readPlace(viewer.userId)}
    then exists (select ${unreadMessages(viewer, hidden)}) else false end
)`;

const unreadMessages = (viewer: Reach, hidden: readonly number[]) => sql`
  from messages
  where messages.conversation_id = conversations.id
    and messages.sequence > ${readPlace(viewer.userId)}
    and messages.sequence > ${placeAtJoining(viewer.userId)}
    and ${isWaiting(viewer, hidden)}`;

const readPlace = (userId: number) => sql<number>`coalesce((
  select read_sequence from conversation_reads where conversation_id = conversations.id and user_id = ${userId}
), 0)`;

/** Messages from before the user joined the team or the group don't count as unread. */
export const placeAtJoining = (userId: number) => sql<number>`coalesce(greatest((
  select said.sequence from dealer_team_members as member
  join messages as said on said.conversation_id = conversations.id and said.created_at < member.joined_at
  where member.user_id = ${userId} and member.dealer_account_id = conversations.dealer_id
    and conversations.created_at < member.joined_at
  order by said.sequence desc limit 1
), (
  select from_sequence from conversation_participants
  where conversation_id = conversations.id and user_id = ${userId} and ended_at is null
)), 0)`;

/** A message from someone else. Excludes colleagues writing for the user's own dealer, and blocked users. */
export const isWaiting = ({ userId, team }: Reach, hidden: readonly number[]) => sql<boolean>`(
  messages.sender_id <> ${userId}
  and (messages.dealer_id is null or messages.dealer_id is distinct from ${team?.dealerId ?? null}::bigint)
  and (conversation_type = 'direct' or messages.sender_id <> all (${sql.val(hidden)}::bigint[]))
)`;
