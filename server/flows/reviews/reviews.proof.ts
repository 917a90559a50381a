import { expect, test } from 'vitest';
import { Model } from '../../testing/reviews/model.ts';
import { simulateReviews } from '../../testing/reviews/simulate.ts';
import { simulateTogether } from '../../testing/reviews/together.ts';

const deeds = Number(process.env.REVIEW_DEEDS ?? 5000);
const first = Number(process.env.REVIEWS_SEED ?? Date.now() % 1_000_000_000);

/** With REVIEWS_SEED the world of that seed comes first: so what failed is seen again. */
test.for([first, first + 1, first + 2])(
  `${deeds} random deeds with seed %i leave the averages, counts, spreads and awards that the rules say`,
  { timeout: 1_800_000 },
  async (seed, { annotate }) => {
    const { tally, seen } = await simulateReviews({ deeds, seed });
    const done = [...tally].map(([what, times]) => `${what} ${times}`).toSorted();
    process.stdout.write(`${deeds} deeds with seed ${seed}: ${done.join(', ')}\n`);
    expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(deeds);
    expect(seen.dealer.total_reviews).toBeGreaterThan(0);
    await annotate(
      `${deeds.toLocaleString('en-US')} deeds of ${tally.size} outcomes: after each, all as the rules say`,
    );
  },
);

test(
  'of many who do so at once nobody gets an award twice, misses one or keeps one that is gone',
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    const tally = await simulateTogether({ deeds, workers: 6, seed: first });
    expect(tally.get('done') ?? 0).toBeGreaterThan(deeds / 5);
    await annotate(
      `${deeds.toLocaleString('en-US')} deeds by six at once, ${(tally.get('done') ?? 0).toLocaleString('en-US')} done: every award right`,
    );
  },
);

/** A model that forgets that hidden reviews count no more. */
class Forgetful extends Model {
  override try(deed: Parameters<Model['try']>[0]) {
    const [before, ends] = [this.seen(), super.try(deed)];
    if (deed.what === 'hide' && ends === 'done') this.seen = () => before;
    return ends;
  }
}

test('where they part, a short history says how', { timeout: 1_800_000 }, async () => {
  const simulation = simulateReviews({ deeds: 150, seed: 3, model: () => new Forgetful() });
  const said = await simulation.then(
    () => 'They agree.',
    (error: unknown) => (error as Error).message,
  );
  expect(said).toMatch(/hides the (buyer|seller)'s review/);
  expect(said.split('\n').length).toBeLessThan(9);
});
