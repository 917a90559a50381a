import type { Database } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { endFeatures, expireListings, foldCarCounts, warnOfExpiry } from '../features/listings/expiry.store.ts';
import { closeOffers } from '../flows/offers/close-offers.ts';

/** Every minute: expires listings, warns about listings that expire soon, refreshes counts. */
export async function runListingSchedule(db: Database, siteTimezone?: string): Promise<void> {
  await endFeatures(db);
  await inBatches(db, async (tx) => {
    const ended = await expireListings(tx);
    await closeOffers(tx, { carIds: ended }, { cause: 'listing_ended', now: new Date() });
    for (const carId of ended) await announce(tx, { kind: 'listing_expired', carId });
    return ended.length;
  });
  await inBatches(db, async (tx) => {
    const warned = await warnOfExpiry(tx);
    for (const carId of warned) await announce(tx, { kind: 'listing_ends_soon', carId });
    return warned.length;
  });
  await foldCarCounts(db, siteTimezone);
}

async function inBatches(db: Database, batch: (tx: Parameters<typeof announce>[0]) => Promise<number>): Promise<void> {
  while ((await db.transaction().execute(batch)) > 0);
}
