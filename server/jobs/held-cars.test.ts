import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followCatalogue } from '../features/listings/catalogue-names.store.ts';
import { emptyMarket, listed } from '../../testing/market.ts';
import { startSite, type Site } from '../../testing/site.ts';
import { beingChanged, waitsFor } from '../../testing/waits-for.ts';
import { runListingSchedule } from './expire-listings.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
});
afterAll(() => site.close());

const carOf = (id: number) => site.db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test.each([
  ['an expired listing', sql`expires_at = now()`, { status: 'expired' }],
  ['an expired feature', sql`is_featured = true, featured_until = now()`, { is_featured: false }],
  ['a listing that expires soon', sql`expires_at = now() + interval '1 day'`, { expiry_warned_at: expect.any(Date) }],
] as const)('the job skips %s while it is locked, and handles it next time', async (_which, facts, then) => {
  const id = await listed(await site.as('member'));
  await sql`update cars set ${facts} where id = ${id}`.execute(site.db);
  expect(await waitsFor(site, beingChanged('cars', id), () => runListingSchedule(site.db))).toBe(false);
  await runListingSchedule(site.db);
  expect(await carOf(id)).toMatchObject(then);
});

test('so does the job that renames cars', async () => {
  const id = await listed(await site.as('otherMember'));
  await sql`update cars set make = 'Old name' where id = ${id}`.execute(site.db);
  const makeId = (await carOf(id)).make_id!;
  expect(await waitsFor(site, beingChanged('cars', id), () => followCatalogue(site.db, { makeId }))).toBe(false);
  expect((await carOf(id)).make).toBe('Old name');
  await followCatalogue(site.db, { makeId });
  expect((await carOf(id)).make).toBe('Karin');
});
