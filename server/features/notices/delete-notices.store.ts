import type { Tx } from '../../database/database.ts';

/** Deletes a user's notifications and notification settings. */
export async function deleteNotices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('notices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('muted_notice_groups').where('user_id', '=', userId).execute();
}
