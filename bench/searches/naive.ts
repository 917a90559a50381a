import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { askedFor } from '../../server/features/browse/asked.ts';
import { listedAmong } from '../../server/features/browse/browse.store.ts';
import { countMatching } from '../../server/features/browse/list-cars.ts';
import { statesNow } from '../../server/features/browse/matching/car-states.ts';
import { verdictsOn } from '../../server/features/browse/matching/verdicts.ts';
import { marketOf } from '../../server/features/browse/market-index/market.ts';
import { firstToFind } from '../../server/features/browse/search-cars.ts';
import { todayIn } from '../../server/lib/site-time.ts';

/** For each of these filters, the cars that they list. */
export async function everyVerdict(
  db: Database,
  carIds: readonly number[],
  all: readonly SavedFilters[],
): Promise<number[][]> {
  const states = await statesNow(db, carIds);
  const listed = await verdictsOn(db, { now: states, before: [], queries: all }, todayIn('UTC'));
  const verdicts: number[][] = [];
  for (const filters of all) verdicts.push((await listed(filters)).map((place) => states[place]!.car.id));
  return verdicts;
}

const sampled = 2_000;

export interface Naive {
  /** Asking Browse whether each search lists the car. */
  took: number;
  /** The product's own verdicts on all different queries, without groups. */
  allVerdicts: number;
  searches: number;
  queries: number;
}

/**
 * The naive way: asks Browse for each saved search whether it lists the car. This takes minutes, so a sample is measured.
 * Notifying anyone isn't included, so a real one takes longer.
 */
export async function askEverySearch(db: Database, carId: number): Promise<Naive> {
  await marketOf(db).index();
  const { rows: sample } = await sql<{ filters: SavedFilters; of: number }>`
    select filters, count(*) over () as of from saved_searches order by md5(id::text) limit ${sampled}`.execute(db);
  const took = await timed(async () => {
    for (const { filters } of sample) await doesList(db, carId, filters);
  });
  const { rows: queries } = await sql<{ filters: SavedFilters }>`select filters from filed_queries`.execute(db);
  const filters = queries.map((one) => one.filters);
  const allVerdicts = await timed(() => everyVerdict(db, [carId], filters));
  const searches = sample[0]!.of;
  return { took: took * (searches / sample.length), allVerdicts, searches, queries: queries.length };
}

async function doesList(db: Database, carId: number, filters: SavedFilters): Promise<boolean> {
  const { wanted, typed } = await askedFor(db, filters, todayIn('UTC'));
  const count = (one: typeof wanted) => countMatching(db, one);
  const read =
    typed.search === '' ? wanted : (await firstToFind(db, { wanted, status: 'active' }, typed, count)).wanted;
  return (await listedAmong(db, [carId], read)).length > 0;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
