import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';

/** Mara's other sessions, so that her account page has something to show. No one has their keys. */
const elsewhere = [
  { device: 'Safari on iPhone', signedInDaysAgo: 12, seenHoursAgo: 3 },
  { device: 'Chrome on Windows', signedInDaysAgo: 5, seenHoursAgo: 26 },
  { device: 'Firefox on Linux', signedInDaysAgo: 25, seenHoursAgo: 9 * 24 },
];

export async function seedSessions(tx: Tx): Promise<void> {
  const mara = await tx.selectFrom('users').select('id').where('gta_world_id', '=', 10011).executeTakeFirstOrThrow();
  await tx
    .insertInto('sessions')
    .values(
      elsewhere.map(({ device, signedInDaysAgo, seenHoursAgo }) => ({
        token_hash: randomBytes(32),
        user_id: mara.id,
        device,
        created_at: sql<Date>`now() - make_interval(days => ${signedInDaysAgo})`,
        seen_at: sql<Date>`now() - make_interval(hours => ${seenHoursAgo})`,
        expires_at: sql<Date>`now() - make_interval(hours => ${seenHoursAgo}) + interval '30 days'`,
      })),
    )
    .execute();
}
