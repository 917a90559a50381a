import type { Database } from '../database/database.ts';
import { endOverSuspensions } from '../features/accounts/users.store.ts';

/** Who was suspended until now is in good standing again: listings are seen again with it, by the database itself. */
export async function endSuspensions(db: Database, now: Date): Promise<void> {
  await endOverSuspensions(db, now);
}
