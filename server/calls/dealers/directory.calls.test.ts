import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn, pia: SignedIn, julian: SignedIn, kenji: SignedIn, mara: SignedIn;
let buyers: SignedIn[];
let eclipse: number, vinewood: number;
beforeAll(async () => {
  site = await startSite();
  [grace, pia, julian] = [
    await site.as('dealerOwner'),
    await site.as('dealerStaff'),
    await site.as('otherDealerOwner'),
  ];
  [kenji, mara] = [await site.as('otherMember'), await site.as('member')];
  const others = ['firstCharacter', 'support', 'moderator', 'admin'] as const;
  buyers = [kenji, mara, ...(await Promise.all(others.map((who) => site.as(who))))];
  [eclipse, vinewood] = [await dealerIdOf(site, grace), await dealerIdOf(site, julian)];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const list = (asked: Parameters<SignedIn['api']['dealers']['list']>[0] = {}) => site.visitor().api.dealers.list(asked);
const names = async (asked: Parameters<typeof list>[0]) =>
  (await list(asked)).dealers.map(({ company_name }) => company_name);
const get = async (id: number, by = site.visitor().api) => (await by.dealers.get({ id }))?.dealer;
const trades = (id: number, status: string) =>
  site.db.updateTable('dealer_accounts').set({ status }).where('id', '=', id).execute();

/** Each by a different buyer, unless one is given. */
async function reviewed(dealerId: number, seller: SignedIn, ratings: number[], one?: SignedIn): Promise<void> {
  for (const [place, rating] of ratings.entries()) {
    const buyer = one ?? buyers[place]!;
    const sale = await verifiedSale(site.db, { sellerId: seller.id, buyerId: buyer.id, dealerId });
    await buyer.api.reviews.write({ sale_id: sale, ...words, rating });
  }
  await timePasses(site, 31);
}

test('shows each dealer with its reviews, sales and cars', async () => {
  await reviewed(eclipse, pia, [5, 4]);
  await listed(grace);
  const { dealers, total, pages, time_zone } = await list();
  expect({ total, pages, time_zone }).toEqual({ total: 2, pages: 1, time_zone: 'UTC' });
  expect(dealers[0]).toMatchObject({
    id: eclipse,
    company_name: 'Eclipse Motors',
    rating: 4.5,
    total_reviews: 2,
    verified_sales: 2,
    active_cars: 1,
    team_members: 3,
    is_trading: true,
    glance: [],
  });
  expect(dealers[1]).toMatchObject({ id: vinewood, rating: null, total_reviews: 0, verified_sales: 0 });
});

test('one good review does not outrank many, and each sort order works', async () => {
  await reviewed(eclipse, pia, [5, 5, 5, 5, 4, 5]);
  await reviewed(vinewood, julian, [5]);
  for (const car of [1, 2]) await listed(julian, { title: `Car ${car}` });
  const [first, second] = ['Eclipse Motors', 'Vinewood Premium'];
  expect(await names({ sort: 'rating' })).toEqual([first, second]);
  expect(await names({ sort: 'sales' })).toEqual([first, second]);
  expect(await names({ sort: 'cars' })).toEqual([second, first]);
  expect(await names({ sort: 'name' })).toEqual([first, second]);
  await sql`update dealer_accounts set created_at = now() where id = ${vinewood}`.execute(site.db);
  expect(await names({ sort: 'newest' })).toEqual([second, first]);
});

test('many reviews by one buyer outrank no one', async () => {
  await reviewed(eclipse, pia, [5, 5, 5, 5, 5], kenji);
  await reviewed(vinewood, julian, [5, 5]);
  expect(await names({ sort: 'rating' })).toEqual(['Vinewood Premium', 'Eclipse Motors']);
});

test('an inactive dealer comes last, is marked and shows no cars', async () => {
  await reviewed(eclipse, pia, [5]);
  await listed(grace);
  await trades(eclipse, 'suspended');
  const { dealers } = await list({ sort: 'rating' });
  expect(dealers.map(({ id }) => id)).toEqual([vinewood, eclipse]);
  expect(dealers[1]).toMatchObject({ is_trading: false, active_cars: 0, glance: [] });
  expect(await get(eclipse)).toMatchObject({ is_trading: false, active_cars: 0 });
  await trades(eclipse, 'active');
});

test('can be searched by name and description, ignoring case and accents', async () => {
  await sql`update dealer_accounts set description = 'Café racers & 100% classics' where id = ${vinewood}`.execute(
    site.db,
  );
  expect(await names({ search: 'ECLIPSE' })).toEqual(['Eclipse Motors']);
  expect(await names({ search: 'cafe classics' })).toEqual(['Vinewood Premium']);
  expect(await names({ search: '%' })).toEqual(['Vinewood Premium']);
  expect(await list({ search: 'nobody at all' })).toMatchObject({ dealers: [], total: 0, pages: 0 });
});

test('two hundred dealers come page by page, each once', async () => {
  await sql`insert into dealer_accounts (company_name) select 'Many ' || n from generate_series(1, 200) as n`.execute(
    site.db,
  );
  const seen = new Set<number>();
  const { pages, total } = await list({ search: 'many' });
  expect({ pages, total }).toEqual({ pages: 9, total: 200 });
  for (let page = 1; page <= pages; page += 1)
    for (const { id } of (await list({ search: 'many', page })).dealers) seen.add(id);
  expect(seen.size).toBe(200);
  expect((await list({ search: 'many', limit: 20 })).pages).toBe(10);
  expect((await list({ search: 'many', page: 2, limit: 20 })).dealers).toHaveLength(20);
  expect(await list({ search: 'many', page: 10 })).toMatchObject({ dealers: [], total: 200 });
  await sql`delete from dealer_accounts where company_name like 'Many %'`.execute(site.db);
});

test('a company page lists its team by rank without closed accounts, and the phone number only for logged-in users', async () => {
  const hours = [{ from: '09:00', to: '18:00' }, null, null, null, null, null, null];
  await site.db
    .updateTable('dealer_accounts')
    .set({ phone: '5550123', website: 'https://eclipse.example', opening_hours: JSON.stringify(hours) })
    .where('id', '=', eclipse)
    .execute();
  const shown = await get(eclipse);
  expect(shown).toMatchObject({
    phone: null,
    has_phone: true,
    website: 'https://eclipse.example',
    opening_hours: hours,
  });
  expect(shown?.team.map(({ name, role }) => `${name}, ${role}`)).toEqual([
    'Grace Castellano, owner',
    'Dev Okafor, manager',
    'Pia Moreau, staff',
  ]);
  expect((await get(eclipse, mara.api))?.phone).toBe('5550123');
  await site.db
    .updateTable('users')
    .set({ standing: 'banned', standing_reason: 'Fraud' })
    .where('id', '=', pia.id)
    .execute();
  expect((await get(eclipse))?.team.map(({ name }) => name)).not.toContain('Pia Moreau');
  await site.db
    .updateTable('users')
    .set({ standing: 'active', standing_reason: null })
    .where('id', '=', pia.id)
    .execute();
});

test('a dealer that does not exist is missing', async () => {
  expect(await site.visitor().api.dealers.get({ id: 999_999 })).toBeNull();
});

test('a car shows its seller’s reviews: the dealer’s for a dealer’s car, otherwise the user’s', async () => {
  await reviewed(eclipse, pia, [4]);
  const sale = await verifiedSale(site.db, { sellerId: mara.id, buyerId: kenji.id });
  await kenji.api.reviews.write({ sale_id: sale, ...words, rating: 2 });
  await timePasses(site, 31);
  const sellerOf = async (id: number) => (await site.visitor().api.cars.get({ id }))?.seller;
  expect(await sellerOf(await listed(grace))).toMatchObject({ rating: 4, total_reviews: 1, awards: [] });
  expect(await sellerOf(await listed(mara))).toMatchObject({ rating: 2, total_reviews: 1 });
});
