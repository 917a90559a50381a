import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

const columns = ['id', 'name', 'content', 'updated_at'] as const;

export const listReplies = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('saved_replies')
    .select(columns)
    .where('dealer_id', '=', dealerId)
    .orderBy(sql`lower(name)`)
    .execute();

export async function countReplies(tx: Tx, dealerId: number): Promise<number> {
  const { replies } = await tx
    .selectFrom('saved_replies')
    .select(sql<number>`count(*)::int`.as('replies'))
    .where('dealer_id', '=', dealerId)
    .executeTakeFirstOrThrow();
  return replies;
}

interface Reply {
  dealerId: number;
  name: string;
  content: string;
  writtenBy: number;
}

/** Null if the name is taken. */
export const insertReply = async (tx: Tx, { dealerId, name, content, writtenBy }: Reply) =>
  (await tx
    .insertInto('saved_replies')
    .values({ dealer_id: dealerId, name, content, written_by: writtenBy })
    .onConflict((known) => known.doNothing())
    .returning(columns)
    .executeTakeFirst()) ?? null;

export const isReplyNameTaken = async (tx: Tx, dealerId: number, name: string, exceptId: number): Promise<boolean> =>
  (await tx
    .selectFrom('saved_replies')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

/** Null if the dealer has no such reply. */
export const updateReply = async (tx: Tx, id: number, { dealerId, name, content, writtenBy }: Reply) =>
  (await tx
    .updateTable('saved_replies')
    .set({ name, content, written_by: writtenBy, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .returning(columns)
    .executeTakeFirst()) ?? null;

/** False if the dealer has no such reply. */
export async function deleteReply(tx: Tx, dealerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
