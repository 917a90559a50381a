import { expect, onTestFinished, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { seededRandom } from '../../../testing/random.ts';
import { play, randomHistory, shrink } from '../../../testing/sales/simulate.ts';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';

const histories = Number(process.env.SALE_HISTORIES ?? 10);
const seed = Number(process.env.SALES_SEED ?? 1);
const actionsEach = 60;

test(
  `${histories * actionsEach} random actions leave sales, cars, amounts and totals as a small model predicts`,
  { timeout: 3 * testMs },
  async () => {
    const database = await freshDatabase();
    const { db, close } = connectWithRetry(database.config, 4);
    onTestFinished(async () => {
      await close();
      await database.drop();
    });
    const random = seededRandom(seed);
    const tally = new Map<string, number>();
    for (let history = 0; history < histories; history++) {
      const actions = randomHistory(random, actionsEach);
      if (!(await play(db, actions, tally))) continue;
      const shortest = await shrink(db, actions);
      const told = shortest.map((action) => JSON.stringify(action)).join('\n');
      expect.fail(`History ${history} of seed ${seed} fails, at its shortest:\n${told}\n${await play(db, shortest)}`);
    }
    // The model is only meaningful if every action occurred.
    const tried = ['complete', 'withdraw', 'confirm', 'dispute', 'amount', 'answer', 'name', 'decide', 'delete'];
    for (const what of tried) expect(tally.get(`${what}: done`) ?? 0, what).toBeGreaterThan(0);
    for (const refusal of [
      'complete: own_buyer',
      'complete: already_sold',
      'confirm: sale_settled',
      'confirm: own_buyer',
      'amount: amount_proposed',
      'name: buyer_named',
      'withdraw: sale_not_found',
    ])
      expect(tally.get(refusal) ?? 0, refusal).toBeGreaterThan(0);
  },
);
