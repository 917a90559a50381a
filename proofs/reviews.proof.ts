import { expect, test } from 'vitest';
import { Model } from '../testing/reviews/model.ts';
import { simulateReviews } from '../testing/reviews/simulate.ts';
import { simulateTogether } from '../testing/reviews/together.ts';

const actions = Number(process.env.REVIEW_DEEDS ?? 5000);
const first = Number(process.env.REVIEWS_SEED ?? Date.now() % 1_000_000_000);

/** Starts with REVIEWS_SEED if set, to reproduce a failure. */
test.for([first, first + 1, first + 2])(
  `${actions} random actions with seed %i leave the averages, counts, spreads and awards that the rules say`,
  { timeout: 1_800_000 },
  async (seed, { annotate }) => {
    const { tally, seen } = await simulateReviews({ actions, seed });
    const done = [...tally].map(([what, times]) => `${what} ${times}`).toSorted();
    process.stdout.write(`${actions} actions with seed ${seed}: ${done.join(', ')}\n`);
    expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(actions);
    expect(seen.dealer.total_reviews).toBeGreaterThan(0);
    await annotate(
      `${actions.toLocaleString('en-US')} actions of ${tally.size} outcomes: after each, all as the rules say`,
    );
  },
);

test(
  'of many who do so at once nobody gets an award twice, misses one or keeps one that is gone',
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    const tally = await simulateTogether({ actions, workers: 6, seed: first });
    expect(tally.get('done') ?? 0).toBeGreaterThan(actions / 5);
    await annotate(
      `${actions.toLocaleString('en-US')} actions by six at once, ${(tally.get('done') ?? 0).toLocaleString('en-US')} done: every award right`,
    );
  },
);

/** A broken model that still counts hidden reviews. */
class Forgetful extends Model {
  override try(action: Parameters<Model['try']>[0]) {
    const [before, ends] = [this.seen(), super.try(action)];
    if (action.what === 'hide' && ends === 'done') this.seen = () => before;
    return ends;
  }
}

test('where they part, a short history says how', { timeout: 1_800_000 }, async () => {
  const simulation = simulateReviews({ actions: 150, seed: 3, model: () => new Forgetful() });
  const said = await simulation.then(
    () => 'They agree.',
    (error: unknown) => (error as Error).message,
  );
  expect(said).toMatch(/hides the (buyer|seller)'s review/);
  expect(said.split('\n').length).toBeLessThan(9);
});
