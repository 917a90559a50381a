import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Participation } from './participants.store.ts';
import { enough, isWaiting, placeAtJoining } from './unread.sql.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';

/** The read position only moves forward and never past the last message. */
export async function markRead(
  db: Queryable,
  conversationId: number,
  userId: number,
  sequence: number,
): Promise<number> {
  const { rows } = await sql<{ read_sequence: number }>`
    insert into conversation_reads as known (conversation_id, user_id, read_sequence)
    select id, ${userId}, least(${sequence}::int, last_sequence) from conversations where id = ${conversationId}
    on conflict (conversation_id, user_id) do update set read_sequence = greatest(known.read_sequence, excluded.read_sequence)
    returning read_sequence
  `.execute(db);
  return rows[0]?.read_sequence ?? 0;
}

/**
 * The user's own read position and the other side's. A dealer's position includes everyone who ever read for the
 * dealer, including former team members.
 */
export async function readSequencesOf(db: Queryable, { id, dealer_id, is_for_dealer }: Participation, userId: number) {
  const otherIsInPerson = dealer_id === null || is_for_dealer;
  const { rows } = await sql<{ read_sequence: number; seen_sequence: number }>`
    select greatest(
        coalesce(max(read_sequence) filter (where user_id = ${userId}), 0),
        (select ${placeAtJoining(userId)} from conversations where id = ${id})
      ) as read_sequence,
      coalesce(max(read_sequence) filter (where user_id <> ${userId} and ${otherIsInPerson} = exists (
        select from conversation_participants as person
        where person.conversation_id = ${id} and person.user_id = conversation_reads.user_id
      )), 0) as seen_sequence
    from conversation_reads where conversation_id = ${id}
  `.execute(db);
  return rows[0]!;
}

/**
 * Checks only conversations with messages past the read position and stops counting at a limit. Messages to a dealer
 * from before the user joined its team don't count.
 */
export async function countUnread(db: Queryable, viewer: Reach, hidden: readonly number[]): Promise<number> {
  const { userId, team } = viewer;
  const hasUnread = sql`
    left join conversation_reads as mine on mine.conversation_id = conversations.id and mine.user_id = ${userId}
    where conversations.last_sequence > coalesce(mine.read_sequence, 0)`;
  const columns = sql`conversations.id, dealer_id, conversation_type`;
  const joined = sql`(select joined_at from dealer_team_members where user_id = ${userId})`;
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from (
        select ${columns}, greatest(mine.read_sequence, one.from_sequence) as read_sequence
        from conversation_participants as one
        join conversations on conversations.id = one.conversation_id
        ${hasUnread} and one.user_id = ${userId} and one.ended_at is null
        union
        select ${columns}, coalesce(mine.read_sequence, 0) from conversations ${hasUnread} and conversations.dealer_id = ${team?.dealerId ?? null}::bigint
          and conversations.updated_at >= ${joined}
      ) as further
      join messages on messages.conversation_id = further.id and messages.sequence > further.read_sequence
      where ${isWaiting(viewer, hidden)}
        and (coalesce(further.dealer_id <> ${team?.dealerId ?? null}::bigint, true) or messages.created_at >= ${joined})
      limit ${enough}
    ) as waiting
  `.execute(db);
  return rows[0]!.unread;
}
