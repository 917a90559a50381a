import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { tryLock } from '../../database/locks.ts';
import { announceAll } from '../../events/announce.ts';
import type { Announcement } from '../../events/announcements.ts';
import {
  clearDue,
  dueCars,
  isMatchingDue,
  storeMatches,
  claimPhrases,
  type Alert,
} from '../../features/searches/matching-due.store.ts';
import { storeAdMatches } from '../../features/wanted/matches.store.ts';
import { fileAgain } from './file-query.ts';
import { judgeCars } from './judge-cars.ts';
import type { MatchingDeps } from './matching-deps.ts';

const carsAtOnce = 100;

/**
 * Compares all changed cars with the saved searches and wanted ads. Each batch is one transaction that stores the matches, announces
 * the alerts and forgets the changes, so that a crash loses and repeats nothing. One process does this at a time.
 */
export async function matchCars(deps: MatchingDeps): Promise<void> {
  while ((await isMatchingDue(deps.db)) && (await matchNext(deps)));
}

/** False if another process is at it. */
const matchNext = (deps: MatchingDeps): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    // It is idle while the cars are judged, which takes long on a busy machine. Ended, the batch would be repeated forever.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
    if (!(await tryLock(tx, 'matching'))) return false;
    const phrases = await claimPhrases(tx);
    if (phrases.length > 0) await fileAgain(tx, deps, phrases);
    const due = await dueCars(tx, carsAtOnce);
    if (due.length === 0) return true;
    const verdicts = await judgeCars(tx, deps, due);
    await storeAdMatches(tx, verdicts);
    await tellOf(tx, verdicts.length > 0 ? await storeMatches(tx, verdicts) : []);
    await clearDue(
      tx,
      due.map(({ id }) => id),
    );
    return true;
  });

/** One announcement per user for the cars that are new to them, and one for those that are cheaper. */
const tellOf = (tx: Tx, alerts: readonly Alert[]): Promise<void> =>
  announceAll(
    tx,
    [...Map.groupBy(alerts, ({ user_id }) => user_id)].flatMap(([userId, own]): Announcement[] => {
      const fresh = own.filter(({ kind }) => kind === 'new');
      const freshCars = new Set(fresh.map(({ car_id }) => car_id));
      // A car that is new to one search and cheaper in another is one event.
      const cheaper = own.filter(({ kind, car_id }) => kind === 'cheaper' && !freshCars.has(car_id));
      const both = own.filter(({ car_id }) => freshCars.has(car_id));
      return [
        ...(fresh.length > 0 ? [{ kind: 'searches_matched' as const, userId, ...told(both) }] : []),
        ...(cheaper.length > 0 ? [{ kind: 'searches_cheaper' as const, userId, ...told(cheaper) }] : []),
      ];
    }),
  );

const told = (alerts: readonly Alert[]) => ({
  carIds: [...new Set(alerts.map(({ car_id }) => car_id))].toSorted((one, other) => one - other),
  searches: [...new Map(alerts.map(({ search_id, name }) => [search_id, { id: search_id, name }])).values()],
  byPush: alerts.some(({ by_push }) => by_push),
  byWebhook: alerts.some(({ by_webhook }) => by_webhook),
});
