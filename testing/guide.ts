import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../server/database/database.ts';
import type { Site } from './site.ts';

interface Given {
  make: string;
  model: string;
  amounts: readonly number[];
  year?: number;
  mileage?: number;
  daysAgo?: number;
}

let accounts = 0;

/**
 * Verified sales of a model, each between two users of their own, as past sales would be in the database. The flows that
 * record a sale have their own tests.
 */
export async function sellMany({ db }: Pick<Site, 'db'>, given: Given): Promise<void> {
  const { make, model, amounts, year = 2020, mileage = 30_000, daysAgo = 5 } = given;
  const newUser = async () => {
    accounts += 1;
    const id = 900_000 + accounts;
    await sql`insert into game_accounts (id, username) values (${id}, ${`sale.${id}`})`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into users (gta_world_id, game_account_id, name) values (${id}, ${id}, ${`Person ${id}`}) returning id`.execute(
      db,
    );
    return rows[0]!.id;
  };
  for (const amount of amounts) {
    const [seller, buyer] = [await newUser(), await newUser()];
    await sql`
      with kind as (
        select car_models.id, make_id, car_models.body_class from car_models join car_makes on car_makes.id = make_id
        where car_makes.display_name = ${make} and car_models.display_name = ${model}
      ), car as (
        insert into cars (seller_id, make, make_id, model, model_id, body_class, year, mileage, price, original_price, description, status,
          published_at, sold_at)
        select ${seller}, ${make}, make_id, ${model}, id, body_class, ${year}, ${mileage}, ${amount}, ${amount}, 'A car', 'sold',
          now() - make_interval(days => ${daysAgo + 12}), now() - make_interval(days => ${daysAgo})
        from kind returning id
      )
      insert into sales (car_id, seller_id, buyer_id, listing_price, sale_price, status, car_status_before, sold_at, confirmed_at)
      select id, ${seller}, ${buyer}, ${amount}, ${amount}, 'confirmed', 'active', now() - make_interval(days => ${daysAgo}),
        now() from car`.execute(db);
  }
}

const slopes = [-0.08, -0.04, -0.05, -0.02, 0.03, 0.02, 0.01, 0.02, 0.06, -0.03];

/**
 * Rates the cars of these models as a fit would: a new one without upgrades is worth `worth`. A quarter sells for 10 %
 * less, a quarter for 10 % more. No fit replaces it, because there are no such sales.
 */
export const rateModels = async (
  { db }: { db: Queryable },
  worth: number,
  models: RawBuilder<unknown> = sql`display_name = 'Sultan'`,
): Promise<void> => {
  await sql`
    insert into guide_models (model_id, fitted_at, base, slopes, as_of_year, median_off, low_off, high_off, lowest_off,
      confidence, effective_sales, sales)
    select id, now() + interval '1 year', ln(${worth}::float8), ${slopes}::float8[], 2026.9, 0, ln(0.9), ln(1.1), ln(0.5), 'high', 30, 30
    from car_models where ${models}
    on conflict (model_id) do update set base = excluded.base, confidence = excluded.confidence,
      version = nextval('guide_versions'), xid = pg_current_xact_id()`.execute(db);
};
