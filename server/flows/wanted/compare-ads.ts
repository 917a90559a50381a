import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { Database, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import type { Today } from '../../features/browse/filters/filters.sql.ts';
import { askedFor, type Asked } from '../../features/browse/asked.ts';
import { statesNow, type CarState } from '../../features/browse/matching/car-states.ts';
import { groupsOfCar } from '../../features/browse/matching/groups.ts';
import { verdictsOn } from '../../features/browse/matching/verdicts.ts';
import { searchCars } from '../../features/browse/search-cars.ts';
import { askedBy } from '../../features/wanted/wanted.rules.ts';
import { adQueriesIn, findQueryOf, storeCarMatches } from '../../features/wanted/matches.store.ts';
import type { WantedRow } from '../../features/wanted/wanted.store.ts';
import { todayIn } from '../../lib/site-time.ts';
import { forEachQuery } from '../searches/failing-queries.ts';
import { matchCars } from '../searches/match-cars.ts';
import type { MatchingDeps } from '../searches/matching-deps.ts';

/** Sellers beyond the newest of these cars aren't notified of an ad. They can still reply. */
const maxCarsPerAd = 500;

/**
 * Stores which cars on the market match an ad that was just posted or changed. No car is compared at the same time, or its
 * older state could be stored after its newer one.
 */
export async function compareAd(deps: MatchingDeps, adId: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await hold(tx, 'matching');
    await compareIn(tx, deps, adId);
  });
  // Changes that came while it ran were left in the queue.
  await matchCars(deps);
}

async function compareIn(tx: Tx, { market, siteTimezone }: MatchingDeps, adId: number): Promise<void> {
  const query = await findQueryOf(tx, adId);
  if (!query) return;
  const { wanted, typed } = await askedFor(market, query.filters, todayIn(siteTimezone));
  const { found } = await searchCars(market, { ...newestFirst, wanted }, typed);
  const carIds = (JSON.parse(found.cars) as CarCard[]).map(({ id }) => id);
  await storeCarMatches(tx, { id: adId, queryId: query.id }, carIds);
}

const newestFirst = {
  status: 'active',
  sort: 'newest',
  isStrict: true,
  page: 1,
  limit: maxCarsPerAd,
  withCounts: false,
} as const;

/** The queries of open ads that would list any of these cars. */
export async function adQueriesFor(db: Database, states: readonly CarState[], today: Today): Promise<number[]> {
  if (states.length === 0) return [];
  const groups = new Set(states.flatMap(groupsOfCar));
  const queries = await adQueriesIn(db, [...groups]);
  // Some of the cars may not be on the market.
  const judged = { now: [], before: states, queries: queries.map(({ filters }) => filters) };
  const listed = await verdictsOn(db, judged, today);
  const found: number[] = [];
  // One that fails is logged by the matching.
  await forEachQuery(queries, async ({ id, filters }) => {
    if ((await listed(filters)).length > 0) found.push(id);
  });
  return found;
}

/** The ones of these cars that match the ad. */
export async function carsThatMatch(
  db: Database,
  { ad, carIds, today }: { ad: Pick<WantedRow, 'filters' | 'budget'>; carIds: readonly number[]; today: Today },
): Promise<number[]> {
  const states = await statesNow(db, carIds);
  if (states.length === 0) return [];
  const asked: Asked = askedBy(ad);
  const listed = await verdictsOn(db, { now: states, before: [], queries: [asked] }, today);
  return (await listed(asked)).map((place) => states[place]!.car.id);
}
