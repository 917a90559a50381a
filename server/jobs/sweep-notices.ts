import type { Database } from '../database/database.ts';
import { sweepNotices } from '../features/notices/notices.store.ts';

/** Every night: what people were told 90 days ago, read or not. */
export async function forgetOldNotices(db: Database): Promise<void> {
  while ((await sweepNotices(db)) > 0);
}
