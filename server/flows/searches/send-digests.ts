import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { claimDigest, usersWithDigest } from '../../features/searches/matching-due.store.ts';
import { digestTime } from '../../features/searches/digest-time.rules.ts';

/** Sends the daily and weekly digests that are due. Each alert is taken once, in the transaction that announces it. */
export async function sendDigests(db: Database, siteTimezone: string, now: Date): Promise<void> {
  for (const frequency of ['daily', 'weekly'] as const) {
    const { at, day } = digestTime(frequency, siteTimezone, now);
    for (const userId of await usersWithDigest(db, frequency, at))
      await db.transaction().execute(async (tx) => {
        const found = await claimDigest(tx, userId, frequency);
        if (found.length === 0) return;
        const searches = found.map(({ search_id, name }) => ({ id: search_id, name }));
        const cars = found.reduce((sum, one) => sum + one.cars, 0);
        const byPush = found.some(({ by_push }) => by_push);
        const byWebhook = found.some(({ by_webhook }) => by_webhook);
        await announce(tx, { kind: 'searches_digest', userId, frequency, day, cars, searches, byPush, byWebhook });
      });
  }
}
