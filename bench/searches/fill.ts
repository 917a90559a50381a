import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import type pg from 'pg';
import type { Database } from '../../server/database/database.ts';
import { groupsOfAsked } from '../../server/features/browse/matching/readings.ts';
import type { SampleCar } from './draw.ts';

/** Three in five cars are in an area, and some words are in their texts. */
export const placeCars = `
  with places as (
    select areas.id, areas.name, area_regions.name as region, row_number() over (order by areas.id) as n, count(*) over () as of
    from areas join area_regions on area_regions.id = region_id
  )
  update cars set area_id = places.id, area = places.name, region = places.region
  from places where cars.id % 5 < 3 and places.n = 1 + (cars.id * 7919) % places.of`;

export async function sampleCars(pool: pg.Pool): Promise<SampleCar[]> {
  const { rows } = await pool.query<SampleCar>(`
    select make, model, body_class, price, year, mileage, colour, transmission, dealer_id, area, region,
      (array['clean', 'quick', 'rare', 'tidy', 'garaged'])[1 + id % 5] as word
    from cars where status = 'active' order by id limit 5000`);
  return rows;
}

/** Users who save searches and sell no car. */
export const watchers = `
  with accounts as (
    insert into game_accounts (id, username) select 5000000 + n, 'watcher' || n from generate_series(1, $1::int) as n
    returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Watcher ' || id, '5550100', '123456789' from accounts returning id`;

export interface Drawn {
  userId: number;
  filters: SavedFilters;
}

const atOnce = 2_000;
const filing = 4;

/** Saves these searches as the call does, many in one statement. */
export async function saveAll(pool: pg.Pool, market: Database, drawn: readonly Drawn[]): Promise<void> {
  for (let from = 0; from < drawn.length; from += atOnce) {
    const some = drawn.slice(from, from + atOnce);
    const { rows } = await pool.query<{ id: number; filters: SavedFilters }>(queries, [
      JSON.stringify(some.map(({ filters }) => filters)),
    ]);
    const filed = rows.map(({ id, filters }) => async () => ({ id, ...(await groupsOfAsked(market, filters)) }));
    const groups = await inTurn(filed, filing);
    await pool.query(groupsAndWords, [JSON.stringify(groups)]);
    await pool.query(saved, [JSON.stringify(some)]);
  }
}

/** Runs these with this many at a time. */
async function inTurn<T>(work: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < work.length) results.push(await work[next++]!());
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Returns the new ones. */
const queries = `
  insert into filed_queries (filters) select distinct value from jsonb_array_elements($1::jsonb)
  on conflict (hash) do nothing returning id, filters`;

const groupsAndWords = `
  with filed as materialized (
    select * from jsonb_to_recordset($1::jsonb) as filed (id bigint, groups jsonb, words jsonb)
  ), worded as (
    update filed_queries set words = array(select jsonb_array_elements_text(filed.words))
    from filed where filed.id = filed_queries.id and filed.words <> '[]'
  )
  insert into filed_query_groups (key, query_id)
  select distinct key, id from filed, jsonb_array_elements_text(groups) as key`;

const saved = `
  insert into saved_searches (user_id, query_id, name, filters, frequency)
  select "userId", filed_queries.id, 'One', given.filters, 'instant'
  from jsonb_to_recordset($1::jsonb) as given ("userId" bigint, filters jsonb)
  join filed_queries on hash = md5(given.filters::text)
  on conflict do nothing`;
