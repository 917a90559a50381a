import type { Database } from '../database/database.ts';
import { endOverSuspensions } from '../features/accounts/users.store.ts';
import { lockListingsOfReturning } from '../features/cars/listings.store.ts';

/**
 * Who was suspended until now is in good standing again: listings are seen again with it, by the database itself. Those
 * are held before the person, as everybody holds them.
 */
export const endSuspensions = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockListingsOfReturning(tx, now);
    await endOverSuspensions(tx, now);
  });
