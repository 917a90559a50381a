import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

interface Assigned {
  user_id: number;
  name: string;
}

/** The team member who looks after the conversation for its dealer. */
export async function assignedOf(db: Queryable, conversationId: number): Promise<Assigned | null> {
  const { rows } = await sql<Assigned>`
    select users.id as user_id, users.name from conversations join users on users.id = conversations.assigned_to
    where conversations.id = ${conversationId}
  `.execute(db);
  return rows[0] ?? null;
}

/** The caller has locked the conversation and the assignee's seat. */
export const assign = (tx: Tx, conversationId: number, assigneeId: number | null) =>
  tx.updateTable('conversations').set({ assigned_to: assigneeId }).where('id', '=', conversationId).execute();

/** Ends everything assigned to a member of a dealer's team. Returns the conversations. */
export async function unassignAllOf(tx: Tx, dealerId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update conversations set assigned_to = null
    where id in (
      select id from conversations where dealer_id = ${dealerId} and assigned_to = ${userId} order by id for no key update
    )
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
