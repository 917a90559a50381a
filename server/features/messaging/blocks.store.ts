import { sql } from 'kysely';
import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Queryable } from '../../database/database.ts';

/** Blocks one character only. A wider block would reveal which characters belong to the same person. */
export const insertBlock = (db: Queryable, blockerId: number, blockedId: number) =>
  db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((known) => known.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();

export const deleteBlock = (db: Queryable, blockerId: number, blockedId: number) =>
  db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute();

export const listBlocked = (db: Queryable, blockerId: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id as user_id', 'users.name', 'blocks.created_at as blocked_at'])
    .where('blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .limit(500)
    .execute();

/** Whether this user has blocked any of these, not the other way round. */
export async function hasBlocked(db: Queryable, userId: number, userIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from blocks where blocker_id = ${userId}
      and blocked_id = any (${sql.val(userIds)}::bigint[]) limit 1
  `.execute(db);
  return rows.length > 0;
}

export interface ConversationReport {
  conversationId: number;
  reporterId: number;
  reason: ConversationReason;
  details: string | null;
}

/** One open report per user and conversation. A new one replaces it. Returns whether it's new. */
export async function recordConversationReport(db: Queryable, report: ConversationReport): Promise<boolean> {
  const { conversationId, reporterId, reason, details } = report;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into conversation_reports (conversation_id, reporter_id, reason, details, last_sequence)
    select id, ${reporterId}, ${reason}, ${details}, last_sequence from conversations where id = ${conversationId}
    on conflict (conversation_id, reporter_id) where status = 'open'
    do update set reason = excluded.reason, details = excluded.details, last_sequence = excluded.last_sequence
    returning xmax = 0 as is_new
  `.execute(db);
  return rows[0]!.is_new;
}
