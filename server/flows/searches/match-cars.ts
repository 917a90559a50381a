import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database, Tx } from '../../database/database.ts';
import { tryLock } from '../../database/locks.ts';
import { announce } from '../../events/announce.ts';
import { statesBefore, statesNow } from '../../features/browse/matching/car-states.ts';
import { groupsOfCar } from '../../features/browse/matching/groups.ts';
import { verdictsOn } from '../../features/browse/matching/verdicts.ts';
import { queriesIn } from '../../features/searches/filed-queries.store.ts';
import {
  clearDue,
  dueCars,
  isMatchingDue,
  storeMatches,
  claimPhrases,
  type Alert,
  type DueRow,
  type Verdict,
} from '../../features/searches/matching-due.store.ts';
import { todayIn } from '../../lib/site-time.ts';
import { fileAgain } from './file-query.ts';

export interface MatchingDeps {
  db: Database;
  /** Has the market's cars in memory. */
  market: Database;
  siteTimezone: string;
}

const carsAtOnce = 100;
const queriesAtOnce = 50;

/**
 * Compares all changed cars with the saved searches. Each batch is one transaction that stores the matches, announces
 * the alerts and forgets the changes, so that a crash loses and repeats nothing. One process does this at a time.
 */
export async function matchCars(deps: MatchingDeps): Promise<void> {
  while ((await isMatchingDue(deps.db)) && (await matchNext(deps)));
}

/** False if another process is at it. */
const matchNext = ({ db, market, siteTimezone }: MatchingDeps): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'matching'))) return false;
    const phrases = await claimPhrases(tx);
    if (phrases.length > 0) await fileAgain(tx, phrases);
    const due = await dueCars(tx, carsAtOnce);
    if (due.length === 0) return true;
    const verdicts = await verdictsOf(tx, market, due, siteTimezone);
    await tellOf(tx, verdicts.length > 0 ? await storeMatches(tx, verdicts) : []);
    await clearDue(
      tx,
      due.map(({ id }) => id),
    );
    return true;
  });

async function verdictsOf(tx: Tx, market: Database, due: DueRow[], siteTimezone: string): Promise<Verdict[]> {
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
  const listed = verdictsOn(market, states, todayIn(siteTimezone));
  const verdicts: Verdict[] = [];
  let judged = 0;
  for (const { id, filters } of await queriesIn(tx, [...groups])) {
    if (++judged % queriesAtOnce === 0) await letOthersRun();
    const places = new Set(await listed(filters));
    if (places.size === 0) continue;
    for (const carId of new Set([...places].map((place) => states[place]!.car.id))) {
      const nowAt = placeNow.get(carId);
      verdicts.push({
        query_id: id,
        car_id: carId,
        listed_now: nowAt !== undefined && places.has(nowAt),
        due: ofCars.get(carId)!.map((one) => {
          const beforeAt = placeBefore.get(one.id);
          return {
            id: one.id,
            listed_before: beforeAt !== undefined && places.has(beforeAt),
            is_cheaper:
              nowAt !== undefined && beforeAt !== undefined && isCheaper(states[nowAt]!.car, states[beforeAt]!.car),
          };
        }),
      });
    }
  }
  return verdicts;
}

/** A price counts as an earlier one after a day in public, which `original_price` takes into account. */
const isCheaper = (now: { price: number; original_price: number }, before: { price: number }): boolean =>
  now.price < before.price && now.original_price > now.price;

/** One announcement per user for the cars that are new to them, and one for those that are cheaper. */
async function tellOf(tx: Tx, alerts: readonly Alert[]): Promise<void> {
  for (const [userId, own] of Map.groupBy(alerts, ({ user_id }) => user_id)) {
    const fresh = own.filter(({ kind }) => kind === 'new');
    const freshCars = new Set(fresh.map(({ car_id }) => car_id));
    // A car that is new to one search and cheaper in another is one event.
    const cheaper = own.filter(({ kind, car_id }) => kind === 'cheaper' && !freshCars.has(car_id));
    const both = own.filter(({ car_id }) => freshCars.has(car_id));
    if (fresh.length > 0) await announce(tx, { kind: 'searches_matched', userId, ...told(both) });
    if (cheaper.length > 0) await announce(tx, { kind: 'searches_cheaper', userId, ...told(cheaper) });
  }
}

const told = (alerts: readonly Alert[]) => ({
  carIds: [...new Set(alerts.map(({ car_id }) => car_id))].toSorted((one, other) => one - other),
  searches: [...new Map(alerts.map(({ search_id, name }) => [search_id, { id: search_id, name }])).values()],
  byWebhook: alerts.some(({ by_webhook }) => by_webhook),
});
