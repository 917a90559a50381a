import { isDeepStrictEqual } from 'node:util';
import { onTestFinished } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { earnedBy } from '../../server/features/awards/award.rules.ts';
import { countSalesForAwards, rulesOf } from '../../server/features/awards/grants.store.ts';
import { starsThatCount } from '../../server/features/reviews/reviews.store.ts';
import { freshDatabase } from '../fresh-database.ts';
import { seededRandom } from '../random.ts';
import { players, randomActions, type Action } from './actions.ts';
import { doAction, type Made } from './do-action.ts';
import { emptyTown, foundTown, type Town } from './town.ts';

interface Plan {
  actions: number;
  /** Number of concurrent workers. */
  workers: number;
  seed: number;
}

/** Many users act concurrently. No one may have an award twice, miss one or keep one they've lost. */
export async function simulateTogether({ actions, workers, seed }: Plan): Promise<Map<string, number>> {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, workers + 1);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const town = await foundTown(db);
  await emptyTown(db, town);
  const made: Made = { sales: new Map(), reviews: new Map() };
  const tally = new Map<string, number>();
  const left = randomActions(actions, seededRandom(seed));
  while (left.length > 0) {
    const next = left.findIndex(isAlone);
    const together = left.splice(0, next === -1 ? left.length : next);
    const work = async () => {
      for (let action = together.shift(); action; action = together.shift()) {
        const ends = await doAction(db, town, made, action);
        tally.set(`${ends}`, (tally.get(`${ends}`) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    await checkAwards(db, town);
    const [alone] = left.splice(0, 1);
    if (alone) await doAction(db, town, made, alone);
  }
  return tally;
}

/** Time passes for everyone together, and here a car is written without locking its seller's seat. */
const isAlone = ({ what }: Action) => what === 'wait' || what === 'join' || what === 'leave';

async function checkAwards(db: Database, { ids }: Town): Promise<void> {
  for (const name of players) {
    const verifiedSales = await countSalesForAwards(db, ids[name]);
    const earned = earnedBy({ verifiedSales, reviews: await starsThatCount(db, ids[name]) }).toSorted();
    const has = (await rulesOf(db, ids[name])).toSorted();
    if (!isDeepStrictEqual(has, earned))
      throw new Error(`${name} has ${has.join(', ')} and earned ${earned.join(', ')}`);
  }
}
