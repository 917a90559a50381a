import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Whether the user got the same warning minutes ago, for example because a button was pressed twice. */
export async function isJustWarned(tx: Tx, userId: number, reason: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_actions where target_kind = 'user' and target_id = ${userId} and action = 'warn_user'
      and reason = ${reason} and created_at > now() - interval '10 minutes' limit 1`.execute(tx);
  return rows.length > 0;
}

/** The log entry of the user's newest warning. */
export async function newestWarning(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from staff_actions
    where target_kind = 'user' and target_id = ${userId} and action = 'warn_user'`.execute(tx);
  return rows[0]!.id;
}
