import { hoursBetweenNews } from '@forecourt/contract/follows/follow-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** Records a car that goes live for the first time, if it belongs to a dealer that has ever had followers. */
export const noteNewCar = (tx: Tx, carId: number) =>
  sql`
    insert into dealer_new_cars (car_id, dealer_id)
    select cars.id, cars.dealer_id from cars join followed_dealers using (dealer_id) where cars.id = ${carId}
    on conflict do nothing`.execute(tx);

const isUntold = sql`
  news.told_at is null and exists (
    select from cars where cars.id = news.car_id and cars.dealer_id = news.dealer_id and cars.status = 'active' and not cars.is_hidden
  )`;
const isPauseOver = sql`
  (followed.told_at is null or followed.told_at <= now() - make_interval(hours => ${hoursBetweenNews}))`;

/** A dealer who is listing several cars one after another has finished, or has taken long enough. */
const quietMinutes = 2;
const longestWaitMinutes = 10;

/** Dealers with new cars to announce now. */
export async function dealersWithNews(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ dealer_id: number }>`
    select news.dealer_id from dealer_new_cars as news join followed_dealers as followed using (dealer_id)
    where ${isUntold} and ${isPauseOver} group by news.dealer_id
    having max(since) <= now() - make_interval(mins => ${quietMinutes})
      or min(since) <= now() - make_interval(mins => ${longestWaitMinutes})
    order by news.dealer_id`.execute(db);
  return rows.map(({ dealer_id }) => dealer_id);
}

/**
 * Takes a dealer's new cars to announce, oldest first. None if another process has just announced some: it waits for that
 * process's lock and then finds the pause begun.
 */
export async function takeNews(tx: Tx, dealerId: number): Promise<number[]> {
  const { rows: free } = await sql`
    select from followed_dealers as followed where dealer_id = ${dealerId} and ${isPauseOver} for update`.execute(tx);
  if (free.length === 0) return [];
  const { rows } = await sql<{ car_id: number }>`
    update dealer_new_cars as news set told_at = now() where dealer_id = ${dealerId} and ${isUntold} returning car_id`.execute(
    tx,
  );
  if (rows.length > 0) await sql`update followed_dealers set told_at = now() where dealer_id = ${dealerId}`.execute(tx);
  return rows.map(({ car_id }) => car_id).toSorted((one, other) => one - other);
}

interface Follower {
  user_id: number;
  /** Sellers of these cars who blocked the follower or are blocked by them. */
  blocked: number[];
}

/** Followers who aren't on the team themselves, with any of their characters. */
export async function followersFor(tx: Tx, dealerId: number, sellers: readonly number[]): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select user_id, array(
      select seller from unnest(${sql.val(sellers)}::bigint[]) as seller where exists (
        select from blocks where (blocker_id, blocked_id) in ((user_id, seller), (seller, user_id))
      ) order by seller
    )::float8[] as blocked
    from dealer_follows join users on users.id = user_id
    where dealer_id = ${dealerId} and not exists (
      select from dealer_team_members as member join users as mate on mate.id = member.user_id
      where member.dealer_account_id = ${dealerId} and mate.game_account_id = users.game_account_id
    )
    order by user_id`.execute(tx);
  return rows;
}

export async function sellersOf(tx: Tx, carIds: readonly number[]): Promise<{ id: number; seller_id: number }[]> {
  return tx.selectFrom('cars').select(['id', 'seller_id']).where('id', 'in', carIds).orderBy('id').execute();
}

/** Cars old enough that none of them can be new again. */
export const sweepNewCars = (db: Queryable) =>
  sql`delete from dealer_new_cars where since < now() - interval '7 days'`.execute(db);
