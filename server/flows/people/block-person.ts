import type { Database } from '../../database/database.ts';
import { insertBlock } from '../../features/messaging/blocks.store.ts';
import { closeOffers, lockCarsWithOffers } from '../offers/close-offers.ts';

/** Blocks a character, and ends the offers between the two. */
export const blockPerson = (db: Database, userId: number, blockedId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const between = [userId, blockedId] as const;
    await lockCarsWithOffers(tx, { between });
    await insertBlock(tx, userId, blockedId);
    await closeOffers(tx, { between }, { cause: 'blocked', by: userId, now });
  });
