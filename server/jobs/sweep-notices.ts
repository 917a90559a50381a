import type { Database } from '../database/database.ts';
import { sweepNotices } from '../features/notices/notices.store.ts';

/** Every night: deletes notifications older than 90 days, read or not. */
export async function deleteOldNotices(db: Database): Promise<void> {
  while ((await sweepNotices(db)) > 0);
}
