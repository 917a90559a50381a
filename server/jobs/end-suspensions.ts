import type { Database } from '../database/database.ts';
import { endOverSuspensions } from '../features/accounts/users.store.ts';
import { lockListingsOfReturning } from '../features/listings/listings.store.ts';

/**
 * Restores the standing of users whose suspension has ended. The database then shows their listings again. Cars are
 * locked before users, as everywhere.
 */
export const endSuspensions = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockListingsOfReturning(tx, now);
    await endOverSuspensions(tx, now);
  });
