import type { Database, Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { expireAds, warnOfEnd } from '../features/wanted/wanted.store.ts';

/** Every minute: ends wanted ads whose time is up, and warns about those that end soon. */
export async function runWantedSchedule(db: Database): Promise<void> {
  await inBatches(db, async (tx) => {
    const ended = await expireAds(tx);
    for (const { id, user_id } of ended) await announce(tx, { kind: 'wanted_ad_expired', adId: id, ownerId: user_id });
    return ended.length;
  });
  await inBatches(db, async (tx) => {
    const warned = await warnOfEnd(tx);
    for (const { id } of warned) await announce(tx, { kind: 'wanted_ad_ends_soon', adId: id });
    return warned.length;
  });
}

async function inBatches(db: Database, batch: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction().execute(batch)) > 0);
}
