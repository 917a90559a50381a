import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals } from '@forecourt/contract/cars/filter-values.ts';
import type { Database } from '@forecourt/server/database/database.ts';
import { dealOf, withWorth } from '@forecourt/server/database/worth.sql.ts';
import type { Overview } from '@forecourt/server/features/guide/market.store.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { seedDemo } from '../seed.ts';

let db: Database;
let end: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase({ empty: true });
  const connection = connectWithRetry(database.config, 2);
  db = connection.db;
  end = async () => {
    await connection.close();
    await database.drop();
  };
  const { migrate } = await import('@forecourt/server/database/migrate.ts');
  await migrate(db, connection.pool);
  await seedDemo(db);
});
afterAll(() => end());

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;

test('about 130 sales over a year, most verified, in every state', async () => {
  const found = await rows(sql<{ status: string; sales: number }>`
    select sales.status, count(*)::int as sales from sales join cars on cars.id = car_id where cars.status <> 'removed'
    group by 1`);
  const by = Object.fromEntries(found.map(({ status, sales }) => [status, sales]));
  const total = Object.values(by).reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThan(115);
  expect(total).toBeLessThan(150);
  expect(by.confirmed! / total).toBeGreaterThan(0.5);
  expect(by).toMatchObject({ disputed: 2, annulled: 2, withdrawn: 6 });
  expect(by.recorded).toBeGreaterThan(10);
  const months = await rows(sql<{ sales: number }>`
    select count(*)::int as sales from sales where dealer_id = 1 group by date_trunc('month', sold_at) order by 1`);
  expect(months.length).toBeGreaterThanOrEqual(9);
});

test('a year of sales tells what the common models sell for, and two thirds of what is for sale has a rating', async () => {
  const [market] = await rows(sql<{ models: number; sales: number; unknown: number }>`
    select count(base)::int as models, sum(sales)::int as sales, (count(*) - count(base))::int as unknown from guide_models`);
  expect(market!.models).toBeGreaterThan(40);
  expect(market!.sales).toBeGreaterThan(1_000);
  expect(market!.unknown).toBeGreaterThan(0);
  const listed = await rows(sql<{ deal: string; cars: number }>`
    select coalesce(${dealOf(sql`cars.price`)}, 'none') as deal, count(*)::int as cars from cars ${withWorth}
    where cars.status = 'active' group by 1`);
  const by = Object.fromEntries(listed.map(({ deal, cars }) => [deal, cars]));
  for (const deal of deals) expect(by[deal]).toBeGreaterThan(5);
  const rated = 1 - by['none']! / Object.values(by).reduce((sum, cars) => sum + cars, 0);
  expect(rated).toBeGreaterThan(0.6);
  expect(rated).toBeLessThan(0.75);
  const [overview] = await rows(sql<{ figures: Overview }>`select figures from guide_overview`);
  expect(overview!.figures.dropped.length).toBeGreaterThan(3);
  expect(overview!.figures.risen.length).toBeGreaterThan(3);
});

test('every sold car has one sale, and no car is sold by a withdrawn one', async () => {
  expect(
    await rows(sql`
      select cars.id from cars left join sales on sales.car_id = cars.id and sales.status <> 'withdrawn'
      where (coalesce(cars.status_before, cars.status) = 'sold') <> (sales.id is not null)
        or cars.status = 'sold' and (cars.sold_at <> sales.sold_at or sales.listing_price <> cars.price)`),
  ).toEqual([]);
});

test('no one bought from themselves or their team, before joining, or without confirming in time', async () => {
  expect(
    await rows(sql`
      select sales.id from sales join users as buyer on buyer.id = buyer_id join users as seller on seller.id = seller_id
      where buyer.game_account_id = seller.game_account_id or buyer.created_at > sold_at or seller.created_at > sold_at
        or exists (select from dealer_team_members as seat where seat.user_id = buyer.id and seat.dealer_account_id = sales.dealer_id)
        or confirmed_at < sold_at or confirmed_at > now() or ended_at > now() or sold_at > now()`),
  ).toEqual([]);
  expect(await rows(sql`select id from sales where sold_at < now() - interval '366 days'`)).toEqual([]);
});

test('amounts add up, disputes have their ticket, and every buyer who was asked has the message', async () => {
  expect(
    await rows(sql`
      select sales.id from sales where sale_price is distinct from (
        select amount from sale_amounts where sale_id = sales.id and status = 'set' order by id desc limit 1)`),
  ).toEqual([]);
  expect(await rows(sql`select id from sale_amounts where status = 'proposed'`)).toHaveLength(2);
  expect(await rows(sql`select id from tickets where sale_id is not null`)).toHaveLength(5);
  expect(
    await rows(sql`
      select sales.id from sales where status in ('recorded', 'disputed') and buyer_id is not null
        and sold_at > now() - interval '30 days'
        and not exists (select from messages where card_kind = 'purchase' and card_id = sales.id)`),
  ).toEqual([]);
  expect(
    await rows(sql`
      select conversations.id from conversations
      where last_sequence <> (select max(sequence) from messages where conversation_id = conversations.id)`),
  ).toEqual([]);
  const mara = sql`(select id from users where name = 'Mara Quinn')`;
  expect(await rows(sql`select id from sales where buyer_id = ${mara} and status = 'recorded'`)).not.toEqual([]);
});

test('some cars for sale were sold here before, and the mileage of some went down', async () => {
  const found = await rows(sql<{ car: number; sold: number; mileage: number; before: number; is_shown: boolean }>`
    select car.id as car, sold.id as sold, car.mileage, sold.mileage as before, sales.buyer_shows_name as is_shown
    from cars as car join cars as sold on plate_key(sold.plate) = plate_key(car.plate) and sold.model_id = car.model_id and sold.id <> car.id
    join sales on sales.car_id = sold.id and sales.status = 'confirmed'
    where car.status in ('active', 'reserved') and sales.sold_at < car.published_at`);
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ mileage, before }) => before > mileage).length).toBeGreaterThan(0);
  expect(found.some(({ is_shown }) => is_shown)).toBe(true);
});
