import type { Tx } from '../../database/database.ts';

/** What somebody was told, and what they chose not to be told. */
export async function forgetNotices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('notices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('muted_notice_groups').where('user_id', '=', userId).execute();
}
