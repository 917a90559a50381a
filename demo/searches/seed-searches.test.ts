import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());

test('saved searches have results, some of them new, exactly as Browse lists them', async () => {
  const { searches } = await mara.api.searches.list({});
  expect(searches.length).toBeGreaterThanOrEqual(3);
  expect(searches.filter(({ new_count }) => new_count > 0).length).toBeGreaterThanOrEqual(2);
  for (const { id, total: shown, new_count } of searches) {
    const total = shown ?? 0;
    const { rows } = await sql<{ known: number }>`
      select count(*)::int as known from search_matches join cars on cars.id = car_id
      where search_id = ${id} and cars.seller_id <> ${mara.id}`.execute(site.db);
    expect(total).toBeGreaterThan(0);
    expect(new_count).toBeLessThan(total);
    // Her own cars match, too, but aren't announced.
    expect(rows[0]!.known).toBeLessThanOrEqual(total);
    expect(rows[0]!.known).toBeGreaterThan(total - 10);
  }
});

test('dealers have followers, and favourites have targets of which some are reached', async () => {
  expect((await mara.api.follows.list({})).dealers.map(({ company_name }) => company_name)).toEqual(
    expect.arrayContaining(['Eclipse Motors', 'Sandy Shores Trucks']),
  );
  const { cars } = await mara.api.favourites.list({});
  expect(cars.some(({ target_price }) => target_price !== null)).toBe(true);
  const { rows } = await sql<{ reached: number; wrong: number }>`
    select count(*) filter (where target_reached_at is not null)::int as reached,
      count(*) filter (where (target_reached_at is null) = (target_price >= price))::int as wrong
    from favourites join cars on cars.id = car_id where target_price is not null and cars.status = 'active'`.execute(
    site.db,
  );
  expect(rows[0]).toEqual({ reached: expect.any(Number), wrong: 0 });
  expect(rows[0]!.reached).toBeGreaterThan(0);
});

test('the first start announces nothing as new', async () => {
  const { rows } =
    await sql`select from announcements where kind in ('searches_matched', 'dealer_listed_cars')`.execute(site.db);
  expect(rows).toEqual([]);
});
