import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isTaken, unreadIn } from './unread.sql.ts';
import type { Viewer } from './viewer.ts';

/** How far one has read only ever goes on, and never beyond what there is. */
export async function markRead(db: Queryable, conversationId: number, userId: number, place: number): Promise<number> {
  const { rows } = await sql<{ read_place: number }>`
    insert into conversation_reads as known (conversation_id, user_id, read_place)
    select id, ${userId}, least(${place}::int, last_place) from conversations where id = ${conversationId}
    on conflict (conversation_id, user_id) do update set read_place = greatest(known.read_place, excluded.read_place)
    returning read_place
  `.execute(db);
  return rows[0]?.read_place ?? 0;
}

export const readPlaceOf = async (db: Queryable, conversationId: number, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('conversation_reads')
      .select('read_place')
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.read_place ?? 0;

export async function countUnread(db: Queryable, viewer: Viewer, hidden: readonly number[]): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(${unreadIn(viewer, hidden)}), 0)::int as unread from conversations where ${isTaken(viewer)}
  `.execute(db);
  return rows[0]!.unread;
}
