import { sql } from 'kysely';
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
