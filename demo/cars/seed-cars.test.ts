import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '@forecourt/server/database/database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { migrate } from '@forecourt/server/database/migrate.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { seedDemo } from '../seed.ts';

async function seededDatabase(): Promise<Database> {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  return db;
}

const one = async <T>(db: Database, query: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await query.execute(db)).rows[0];

test('an empty database is seeded right away, and only once', async () => {
  const database = await freshDatabase({ empty: true });
  const { db, pool, close } = connectWithRetry(database.config, 3);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  await migrate(db, pool);
  const count = () => one(db, sql<{ cars: number }>`select count(*) as cars from cars`);

  await seedDemo(db);
  const seeded = await count();
  expect(seeded?.cars).toBeGreaterThan(320);

  await seedDemo(db);
  expect(await count()).toEqual(seeded);
});

test('the filter counts match the cars', async () => {
  const db = await seededDatabase();
  const counted = await one(db, sql`select cars from car_counts where dims = 0`);
  const really = await one(db, sql`select count(*)::integer as cars from cars where status = 'active'`);
  expect(counted).toEqual(really);
  expect(await one(db, sql`select count(*) as waiting from car_count_changes`)).toEqual({ waiting: 0 });
});

test('cars have their photos as refresh_car_images() would write them', async () => {
  const db = await seededDatabase();
  const images = () => sql`select id, images from cars order by id`.execute(db);
  const seeded = await images();
  await sql`select refresh_car_images(id) from cars`.execute(db);
  expect((await images()).rows).toEqual(seeded.rows);
});

test('every car has a photo unless its seller deleted it, and its data matches its car', async () => {
  const db = await seededDatabase();
  const wrong = await sql`
    select cars.id from cars where
      views <> coalesce((select sum(views) from car_days where car_id = cars.id), 0)
      or (status = 'draft' and original_price is not null)
      or (status not in ('draft', 'pending') and original_price is distinct from
        greatest(price, (select max(price) from car_prices where car_id = cars.id and public_for >= '24 hours')))
      or (status not in ('draft', 'pending') and price is distinct from
        (select price from car_prices where car_id = cars.id order by since desc limit 1))
      or (jsonb_array_length(images) = 0 and removed_by is distinct from 'seller')
      or exists (select from car_models where car_models.id = model_id and car_models.body_class <> cars.body_class)
      or updated_at > now()`.execute(db);
  expect(wrong.rows).toEqual([]);
  const lowered = sql`select count(*) >= 30 as are_many from cars where status = 'active' and original_price > price`;
  expect(await one(db, lowered)).toEqual({ are_many: true });
});

test('every dealer has a year of figures that match its cars', async () => {
  const db = await seededDatabase();
  const { rows } = await sql<{ days: number }>`select count(*) as days from dealer_days group by dealer_id`.execute(db);
  expect(rows).toHaveLength(4);
  for (const { days } of rows) expect(days).toBeGreaterThan(200);
  const wrong = await sql`
    select from (
      select dealer_id, day, sum(car_days.views) as views, sum(car_days.inquiries) as inquiries
      from car_days join cars on cars.id = car_id where dealer_id is not null group by 1, 2
    ) as counted full join dealer_days as kept using (dealer_id, day)
    where counted.views is distinct from kept.views or counted.inquiries is distinct from kept.inquiries`.execute(db);
  expect(wrong.rows).toEqual([]);
});

test('a private seller’s and a dealer’s car are flagged and one was removed by staff, each with a reason', async () => {
  const db = await seededDatabase();
  const { rows } = await sql`
    select status, removed_by, dealer_id is not null as of_dealer, status_reason is not null as explained from cars
    where status = 'flagged' or (status = 'removed' and removed_by = 'staff') order by status, dealer_id is not null`.execute(
    db,
  );
  expect(rows).toEqual([
    { status: 'flagged', removed_by: null, of_dealer: false, explained: true },
    { status: 'flagged', removed_by: null, of_dealer: true, explained: true },
    { status: 'removed', removed_by: 'staff', of_dealer: false, explained: true },
  ]);
});
