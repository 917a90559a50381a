import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { countSalesForAwards } from '../awards/grants.store.ts';
import { readStats, starsThatCount } from '../reviews/reviews.store.ts';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { seededRandom } from '../../../testing/random.ts';
import { verifiedSale } from '../../../testing/reviews/verified-sale.ts';
import { reviewsThatCount, salesThatCount, type ReviewToCount, type SaleToCount } from './counting.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000);
const days = (count: number) => at(count * 24 * 60);

const sale = (id: number, more: Partial<SaleToCount> = {}): SaleToCount => ({
  id,
  status: 'confirmed',
  seller_id: 1,
  buyer_account: 7,
  listing_price: 40_000,
  sale_price: 39_000,
  sold_at: days(id),
  ...more,
});
const counted = (...sales: SaleToCount[]) => salesThatCount(sales).map(({ id }) => id);

test('a verified sale counts from half of the asking price', () => {
  expect(counted(sale(1), sale(2, { sale_price: null }), sale(3, { sale_price: 20_000 }))).toEqual([1, 2, 3]);
  expect(counted(sale(1, { sale_price: 19_999 }), sale(2, { sale_price: 0 }))).toEqual([]);
  for (const status of ['recorded', 'disputed', 'withdrawn', 'annulled'] as const)
    expect(counted(sale(1, { status }))).toEqual([]);
});

test('of sales between the same two people within half an hour, the first counts', () => {
  const inARow = [0, 20, 40, 69, 99].map((minutes, place) => sale(place + 1, { sold_at: at(minutes) }));
  expect(counted(...inARow)).toEqual([1, 5]);
  expect(counted(...inARow.toReversed())).toEqual([5, 1]);
  const atOnce = [1, 2, 3].map((id) => sale(id, { sold_at: at(0) }));
  expect(counted(...atOnce)).toEqual([1]);
});

test('sales with other buyers and sellers can happen in the same minute, and annulled ones do not interfere', () => {
  const sold_at = at(0);
  expect(
    counted(sale(1, { sold_at }), sale(2, { sold_at, buyer_account: 8 }), sale(3, { sold_at, seller_id: 2 })),
  ).toEqual([1, 2, 3]);
  expect(counted(sale(1, { sold_at, status: 'annulled' }), sale(2, { sold_at }))).toEqual([2]);
});

const review = (id: number, day: number, author_account = 7): ReviewToCount => ({
  id,
  author_account,
  published_at: days(day),
});
const ofPerson = (...reviews: ReviewToCount[]) => reviewsThatCount(reviews, 'person').map(({ id }) => id);
const ofDealer = (...reviews: ReviewToCount[]) => reviewsThatCount(reviews, 'dealer').map(({ id }) => id);

test('per author, the newest review in 90 days counts for a person and the newest ever for a dealer', () => {
  const reviews = [review(1, 0), review(2, 90), review(3, 179), review(4, 100, 8)];
  expect(ofPerson(...reviews)).toEqual([1, 4, 3]);
  expect(ofDealer(...reviews)).toEqual([4, 3]);
  expect(ofPerson(review(1, 5), review(2, 5))).toEqual([2]);
});

test('SQL counts the same sales and reviews as the rules for any data', async () => {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const random = seededRandom(50);
  await sql`insert into game_accounts (id, username) select id, 'count' || id from generate_series(910001, 910004) as id`.execute(
    db,
  );
  const { rows: people } = await sql<{ id: number; account: number }>`
    insert into users (gta_world_id, game_account_id, name)
    select 920000 + place, 910001 + place % 4, 'Person ' || place from generate_series(0, 5) as place
    returning id, game_account_id as account`.execute(db);
  const { rows: dealers } = await sql<{ id: number }>`
    insert into dealer_accounts (company_name) values ('Count Motors') returning id`.execute(db);
  const dealerId = dealers[0]!.id;
  const [seller, ...buyers] = people as [(typeof people)[number], ...typeof people];
  await sql`insert into dealer_team_members (user_id, dealer_account_id, role) values (${seller.id}, ${dealerId}, 'owner')`.execute(
    db,
  );

  const sales: SaleToCount[] = [];
  const reviews: (ReviewToCount & { rating: number; isDealers: boolean })[] = [];
  for (let count = 0; count < 200; count++) {
    const buyer = random.pick(buyers);
    const isDealers = random.chance(0.5);
    const status: SaleStatus = random.chance(0.85) ? 'confirmed' : 'annulled';
    const price = random.chance(0.2) ? null : random.pick([1, 19_999, 20_000, 39_000, 45_000]);
    // Close together, so that many are minutes apart and some at the same moment.
    const soldAt = at(random.below(120) * 11);
    const id = await verifiedSale(db, {
      sellerId: seller.id,
      buyerId: buyer.id,
      dealerId: isDealers ? dealerId : null,
      price,
    });
    await sql`update sales set status = ${status}, sold_at = ${soldAt}, ended_at = case when ${status} = 'annulled' then now() end
      where id = ${id}`.execute(db);
    const shown = { seller_id: seller.id, buyer_account: buyer.account, listing_price: 40_000, sale_price: price };
    sales.push({ id, status, ...shown, sold_at: soldAt });
    if (random.chance(0.3)) continue;
    const rating = 1 + random.below(5);
    const publishedAt = days(-random.below(400));
    const { rows } = await sql<{ id: number }>`
      insert into reviews (sale_id, review_type, author_id, user_id, dealer_id, rating, title, comment, published_at)
      values (${id}, 'buyer', ${buyer.id}, ${seller.id}, ${isDealers ? dealerId : null}, ${rating}, 'x', 'x', ${publishedAt})
      returning id`.execute(db);
    if (status === 'confirmed')
      reviews.push({ id: rows[0]!.id, author_account: buyer.account, published_at: publishedAt, rating, isDealers });
  }
  const average = (some: readonly { rating: number }[]) =>
    Math.round((some.reduce((sum, { rating }) => sum + rating, 0) / some.length) * 10) / 10;
  const forAwards = salesThatCount(sales);
  const [ofThePerson, ofTheDealer] = [
    reviewsThatCount(reviews, 'person'),
    reviewsThatCount(
      reviews.filter(({ isDealers }) => isDealers),
      'dealer',
    ),
  ];
  // The comparison is only meaningful if some count and others don't.
  expect(forAwards.length).toBeGreaterThan(20);
  expect(forAwards.length).toBeLessThan(sales.filter(({ status }) => status === 'confirmed').length - 20);
  expect(ofThePerson.length).toBeLessThan(reviews.length - 20);
  expect(await countSalesForAwards(db, seller.id)).toBe(forAwards.length);
  expect(await starsThatCount(db, seller.id)).toEqual(
    ofThePerson.map(({ rating, published_at }) => ({ rating, shownAt: published_at })),
  );
  expect((await readStats(db, { user: seller.id })).stats.average_rating).toBe(average(ofThePerson));
  expect((await readStats(db, { dealer: dealerId })).stats.average_rating).toBe(average(ofTheDealer));
});
