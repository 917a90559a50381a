import { publicHoursToCount } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';

/** A favourite's target. Undefined if it isn't a favourite of this user. */
export async function findTarget(db: Queryable, userId: number, carId: number) {
  const { rows } = await sql<{ target_price: number | null; is_target_reached: boolean }>`
    select target_price, target_reached_at is not null as is_target_reached
    from favourites where user_id = ${userId} and car_id = ${carId}`.execute(db);
  return rows[0];
}

/** A target is below the current price, which is returned if it isn't. Setting one starts over. */
export async function saveTarget(
  db: Queryable,
  userId: number,
  carId: number,
  target: number | null,
): Promise<'saved' | 'no_favourite' | { price: number }> {
  const { rows } = await sql<{ price: number; is_saved: boolean }>`
    with saved as (
      update favourites set target_price = ${target}::integer, target_reached_at = null from cars
      where user_id = ${userId} and car_id = ${carId} and cars.id = car_id
        and (${target}::integer is null or ${target}::integer < cars.price)
      returning car_id
    )
    select cars.price, exists (select from saved) as is_saved
    from favourites join cars on cars.id = car_id where user_id = ${userId} and car_id = ${carId}`.execute(db);
  const [found] = rows;
  if (!found) return 'no_favourite';
  return found.is_saved ? 'saved' : { price: found.price };
}

/** Open targets of cars on the market. The seller's side isn't notified about its own prices. */
const open = sql`
  from favourites join cars on cars.id = car_id join users on users.id = user_id
  where target_price is not null and target_reached_at is null
    and cars.status = 'active' and not cars.is_hidden and users.game_account_id <> all (${accountsOfCar})`;

interface Reached {
  car_id: number;
  user_id: number;
  price: number;
}

/**
 * Takes the targets that this price of the car reaches, each once. One that is being changed or removed right now is
 * skipped, because its transaction may wait for the car. `takeMissedTargets` finds it if it stays.
 */
export async function takeTargets(tx: Tx, carId: number, price: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with reached as (
      select user_id ${open} and car_id = ${carId} and target_price >= ${price} for update of favourites skip locked
    )
    update favourites set target_reached_at = now() from reached
    where favourites.car_id = ${carId} and favourites.user_id = reached.user_id
    returning favourites.user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id).toSorted((one, other) => one - other);
}

const atOnce = 1000;

/**
 * Takes targets that were reached without a reduction that counts: the price was lowered while the car was reserved or
 * hidden, or soon after it was listed and has been public long enough since.
 */
export async function takeMissedTargets(tx: Tx): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    with reached as (
      select user_id, car_id, cars.price ${open} and target_price >= cars.price and (
        cars.original_price > cars.price or exists (
          select from car_prices where car_prices.car_id = cars.id and public_since is not null
            and public_for + (now() - public_since) >= make_interval(hours => ${publicHoursToCount})
        )
      )
      order by car_id, user_id limit ${atOnce} for update of favourites skip locked
    )
    update favourites set target_reached_at = now() from reached
    where favourites.car_id = reached.car_id and favourites.user_id = reached.user_id
    returning reached.car_id, reached.user_id, reached.price`.execute(tx);
  return rows;
}
