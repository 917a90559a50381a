import { sql } from 'kysely';
import { accountsOfCar } from '../../database/owner.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';

export interface DueRow {
  id: number;
  car_id: number;
  xid: string;
}

export const isMatchingDue = async (db: Queryable): Promise<boolean> =>
  (await sql`select from matching_due limit 1`.execute(db)).rows.length > 0;

/** All changed names and words. The caller holds the lock. */
export async function claimPhrases(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ phrase: string }>`
    delete from matching_due where car_id is null returning phrase`.execute(tx);
  return [...new Set(rows.map(({ phrase }) => phrase))];
}

/** The oldest changes, with all changes of the same cars. */
export async function dueCars(tx: Tx, atMost: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select id, car_id, xid::text from matching_due
    where car_id in (select car_id from matching_due where car_id is not null order by id limit ${atMost})
    order by id`.execute(tx);
  return rows;
}

export const clearDue = (tx: Tx, ids: readonly number[]) =>
  sql`delete from matching_due where id = any (${sql.val(ids)}::bigint[])`.execute(tx);

/** A car's change that one of these queries is affected by. */
export interface Verdict {
  query_id: number;
  car_id: number;
  /** The changes, oldest first, whether the query listed the car before each, and whether it cost more. */
  due: { id: number; listed_before: boolean; is_cheaper: boolean }[];
  listed_now: boolean;
}

export interface Alert {
  user_id: number;
  search_id: number;
  name: string;
  car_id: number;
  kind: 'new' | 'cheaper';
  by_push: boolean;
  by_webhook: boolean;
}

/**
 * Stores which saved searches matched, and returns the alerts to send right away. A search is compared with the car as
 * it was before the first change that the search didn't see, so cars that were on its list when it was saved, and cars
 * that matched before, cause no alert. The key of `search_matches` lets each car be new only once.
 */
export async function storeMatches(tx: Tx, verdicts: readonly Verdict[]): Promise<Alert[]> {
  const flat = verdicts.flatMap(({ due, ...verdict }) => due.map((one) => ({ ...verdict, ...one })));
  const { rows } = await sql<Alert>`
    with verdicts as materialized (
      select * from json_to_recordset(${JSON.stringify(flat)}::json)
        as verdict (query_id bigint, car_id bigint, id bigint, listed_before boolean, listed_now boolean, is_cheaper boolean)
    ), first_seen as materialized (
      select distinct on (search.id, verdicts.car_id) search.id as search_id, search.user_id, search.name, search.frequency,
        search.is_paused or search.frequency = 'off' as is_quiet, search.by_push, search.by_webhook,
        verdicts.car_id, listed_before, listed_now, is_cheaper
      from verdicts
      join matching_due as due on due.id = verdicts.id
      join saved_searches as search on search.query_id = verdicts.query_id
        and search.removed_at is null and not pg_visible_in_snapshot(due.xid, search.saved_in)
      order by search.id, verdicts.car_id, verdicts.id
    ), allowed as materialized (
      select first_seen.*, case when listed_now and listed_before and is_cheaper then 'cheaper'
        when listed_now and not listed_before then 'new' end as kind
      from first_seen join cars on cars.id = car_id
      join users as hearer on hearer.id = user_id
      where (listed_now or listed_before) and hearer.game_account_id <> all (${accountsOfCar})
        and not exists (
          select from blocks where (blocker_id, blocked_id) in ((hearer.id, cars.seller_id), (cars.seller_id, hearer.id))
        )
    ), stored as (
      insert into search_matches as known (search_id, car_id, is_new, pending)
      select search_id, car_id, coalesce(kind = 'new', false), case when not is_quiet and frequency <> 'instant' then kind end
      from allowed order by search_id, car_id
      on conflict (search_id, car_id) do update set pending = coalesce(known.pending, excluded.pending), pending_since = now()
        where excluded.pending = 'cheaper'
      returning search_id, car_id, xmax = 0 as is_first
    )
    select user_id, allowed.search_id, name, allowed.car_id, kind, by_push, by_webhook
    from allowed left join stored on stored.search_id = allowed.search_id and stored.car_id = allowed.car_id
    where kind is not null and not is_quiet and frequency = 'instant' and (kind = 'cheaper' or stored.is_first)
    order by user_id, allowed.search_id, allowed.car_id`.execute(tx);
  return rows;
}

export interface Digest {
  user_id: number;
  search_id: number;
  name: string;
  by_push: boolean;
  by_webhook: boolean;
  cars: number;
}

const frequenciesOf = { daily: ['instant', 'daily'], weekly: ['weekly'] };

/** Users with alerts for a digest that waited since before this time. */
export async function usersWithDigest(db: Queryable, frequency: 'daily' | 'weekly', before: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from search_matches join saved_searches on saved_searches.id = search_id
    where pending is not null and pending_since < ${before} and removed_at is null and not is_paused
      and frequency = any (${sql.val(frequenciesOf[frequency])}::text[])
    order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Takes all alerts of a user's digest, once. Cars that are no longer listed for sale are left out. */
export async function claimDigest(tx: Tx, userId: number, frequency: 'daily' | 'weekly'): Promise<Digest[]> {
  const { rows } = await sql<Digest>`
    with taken as (
      update search_matches set pending = null from saved_searches
      where saved_searches.id = search_id and user_id = ${userId} and pending is not null and removed_at is null
        and not is_paused and frequency = any (${sql.val(frequenciesOf[frequency])}::text[])
      returning search_id, car_id
    )
    select ${userId}::float8 as user_id, search_id, name, by_push, by_webhook, count(*) as cars
    from taken join saved_searches on saved_searches.id = search_id
    join cars on cars.id = car_id and cars.status = 'active' and not cars.is_hidden
    group by search_id, name, by_push, by_webhook order by cars desc, name`.execute(tx);
  return rows;
}
