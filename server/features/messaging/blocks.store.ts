import { sql } from 'kysely';
import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Queryable } from '../../database/database.ts';

interface Side {
  userId: number;
  gameAccountId: number;
}

export const insertBlock = (db: Queryable, blocker: Side, blocked: Side) =>
  db
    .insertInto('blocks')
    .values({
      blocker_id: blocker.userId,
      blocker_account_id: blocker.gameAccountId,
      blocked_id: blocked.userId,
      blocked_account_id: blocked.gameAccountId,
    })
    .onConflict((known) => known.columns(['blocker_account_id', 'blocked_id']).doNothing())
    .execute();

/** That character's only: that another is the same person is not to be learned from it. */
export const deleteBlock = (db: Queryable, blockerAccountId: number, blockedUserId: number) =>
  db
    .deleteFrom('blocks')
    .where('blocker_account_id', '=', blockerAccountId)
    .where('blocked_id', '=', blockedUserId)
    .execute();

export const listBlocked = (db: Queryable, blockerAccountId: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id as user_id', 'users.name', 'blocks.created_at as blocked_at'])
    .where('blocker_account_id', '=', blockerAccountId)
    .orderBy('blocks.created_at', 'desc')
    .limit(500)
    .execute();

/** Whether one of these characters was blocked by this person (and not the other way round). */
export async function hasBlocked(db: Queryable, accountId: number, userIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from blocks where blocker_account_id = ${accountId}
      and blocked_id = any (${sql.val(userIds)}::bigint[]) limit 1
  `.execute(db);
  return rows.length > 0;
}

interface Report {
  conversationId: number;
  reporterId: number;
  reason: ConversationReason;
  details: string | null;
}

/** One open report per person and conversation; saying more replaces it. */
export const recordConversationReport = (db: Queryable, { conversationId, reporterId, reason, details }: Report) =>
  sql`
    insert into conversation_reports (conversation_id, reporter_id, reason, details)
    values (${conversationId}, ${reporterId}, ${reason}, ${details})
    on conflict (conversation_id, reporter_id) where status = 'open'
    do update set reason = excluded.reason, details = excluded.details
  `.execute(db);
