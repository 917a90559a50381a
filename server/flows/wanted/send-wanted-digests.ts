import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { digestTime } from '../../features/searches/digest-time.rules.ts';
import {
  claimDigest,
  digestsOf,
  forgetOldDigests,
  settleMatches,
  sidesWithMatches,
} from '../../features/wanted/digests.store.ts';

/**
 * Tells sellers once a day about people who look for cars like theirs. Each seller or dealer is a transaction, which
 * also settles their matches. A match that became known after today's digest waits for tomorrow's.
 */
export async function sendWantedDigests(db: Database, siteTimezone: string, now: Date): Promise<void> {
  const { at, day } = digestTime('daily', siteTimezone, now);
  for (const side of await sidesWithMatches(db, at))
    await db.transaction().execute(async (tx) => {
      const digests = await digestsOf(tx, side, at);
      let told = 0;
      for (const digest of digests)
        if (await claimDigest(tx, digest.userId, day)) {
          told += 1;
          await announce(tx, { kind: 'wanted_digest', day, ...digest });
        }
      await settleMatches(tx, side, { at, isTold: told > 0 || digests.length === 0 });
    });
  await forgetOldDigests(db, day);
}
