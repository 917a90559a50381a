import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { expireMemberships } from './expire-memberships.ts';

// Without a site, so that the site's own job doesn't announce anything first.
let { db, close }: ReturnType<typeof connectWithRetry> = {} as never;
let drop: () => Promise<void>;
let dealerId: number;
beforeAll(async () => {
  const database = await freshDatabase();
  ({ db, close } = connectWithRetry(database.config, 2));
  ({ drop } = database);
  const dealer = db.selectFrom('dealer_accounts').select('id').where('company_name', '=', 'Eclipse Motors');
  ({ id: dealerId } = await dealer.executeTakeFirstOrThrow());
});
afterAll(async () => {
  await close();
  await drop();
});

const now = new Date();
const graceDays = 3;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const run = () => expireMemberships(db, async () => readSettings({ membership_grace_period_days: '3' }), now);
const endsIn = (days: number) =>
  db
    .updateTable('memberships')
    .set({ ends_at: inDays(days) })
    .where('dealer_account_id', '=', dealerId)
    .execute();
const announced = async () => {
  const rows = await db.selectFrom('announcements').select(['kind', 'data']).orderBy('id').execute();
  return rows.map(({ kind, data }) => ({ kind, ...(data as object) }));
};
const status = async () => {
  const dealer = db.selectFrom('dealer_accounts').select('status').where('id', '=', dealerId);
  return (await dealer.executeTakeFirstOrThrow()).status;
};
beforeEach(async () => {
  await endsIn(90);
  await run();
  await sql`delete from announcements`.execute(db);
});

test('a membership that ends soon is announced once, to this dealer only', async () => {
  await endsIn(2);
  await run();
  await run();
  expect(await announced()).toEqual([{ kind: 'membership_ends_soon', dealerId }]);
});

test('a membership that has ended is announced once, and the dealer stays active during the grace period', async () => {
  await endsIn(-1);
  await run();
  await run();
  expect(await announced()).toEqual([{ kind: 'membership_in_grace', dealerId, graceDays }]);
  expect(await status()).toBe('active');
});

test('after the grace period the dealer expires, and is back with a membership that runs again', async () => {
  await endsIn(-4);
  await run();
  await run();
  expect(await announced()).toEqual([{ kind: 'membership_expired', dealerId }]);
  expect(await status()).toBe('expired');
  await endsIn(90);
  await run();
  expect((await announced()).at(-1)).toEqual({ kind: 'membership_back', dealerId });
  expect(await status()).toBe('active');
});
