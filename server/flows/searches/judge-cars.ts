import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Tx } from '../../database/database.ts';
import { statesBefore, statesNow } from '../../features/browse/matching/car-states.ts';
import { groupsOfCar } from '../../features/browse/matching/groups.ts';
import { verdictsOn } from '../../features/browse/matching/verdicts.ts';
import { queriesIn } from '../../features/searches/filed-queries.store.ts';
import type { DueRow, Verdict } from '../../features/searches/matching-due.store.ts';
import { todayIn } from '../../lib/site-time.ts';
import { forEachQuery, markFailures, markRecovered } from './failing-queries.ts';
import type { MatchingDeps } from './matching-deps.ts';

const queriesAtOnce = 50;

/** Which queries list these cars, as they are and as they were before each change. */
export async function judgeCars(
  tx: Tx,
  { market, siteTimezone, log }: MatchingDeps,
  due: DueRow[],
): Promise<Verdict[]> {
  const ofCars = Map.groupBy(due, ({ car_id }) => car_id);
  const now = await statesNow(tx, [...ofCars.keys()]);
  const before = [
    ...(await statesBefore(
      tx,
      due.map(({ id }) => id),
    )),
  ];
  const states = [...now, ...before.map(([, state]) => state)];
  const placeNow = new Map(now.map(({ car }, place) => [car.id, place]));
  const placeBefore = new Map(before.map(([dueId], place) => [dueId, now.length + place]));
  const groups = new Set(states.flatMap(groupsOfCar));
  const queries = await queriesIn(tx, [...groups]);
  const listed = await verdictsOn(
    market,
    { now, before: before.map(([, state]) => state), queries: queries.map(({ filters }) => filters) },
    todayIn(siteTimezone),
  );
  const judge = (queryId: number, places: ReadonlySet<number>): Verdict[] =>
    [...new Set([...places].map((place) => states[place]!.car.id))].map((carId) => {
      const nowAt = placeNow.get(carId);
      return {
        query_id: queryId,
        car_id: carId,
        listed_now: nowAt !== undefined && places.has(nowAt),
        due: ofCars.get(carId)!.map(({ id }) => {
          const beforeAt = placeBefore.get(id);
          return {
            id,
            listed_before: beforeAt !== undefined && places.has(beforeAt),
            is_cheaper:
              nowAt !== undefined && beforeAt !== undefined && isCheaper(states[nowAt]!.car, states[beforeAt]!.car),
          };
        }),
      };
    });
  const verdicts: Verdict[] = [];
  let judged = 0;
  const failures = await forEachQuery(queries, async ({ id, filters }) => {
    if (++judged % queriesAtOnce === 0) await letOthersRun();
    verdicts.push(...judge(id, new Set(await listed(filters))));
  });
  await markFailures(tx, failures, log);
  await markRecovered(tx, queries, failures);
  return verdicts;
}

/** A price counts as an earlier one after a day in public, which `original_price` takes into account. */
const isCheaper = (now: { price: number; original_price: number }, before: { price: number }): boolean =>
  now.price < before.price && now.original_price > now.price;
