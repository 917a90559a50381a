import { expect, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { simulateReviews } from '../../../testing/reviews/simulate.ts';

const actions = Number(process.env.REVIEW_DEEDS ?? 350);
const seed = Number(process.env.REVIEWS_SEED ?? 1);

/** A short run. `npm run proof` runs many (reviews.proof.ts). */
test(
  `${actions} random actions leave the averages, counts, spreads and awards that the rules require`,
  { timeout: 3 * testMs },
  async () => {
    const { tally, seen } = await simulateReviews({ actions, seed });
    // Only meaningful if every action occurred.
    const ways = ['sell', 'write', 'edit', 'take back', 'answer', 'hide', 'annul', 'grant', 'join', 'leave', 'wait'];
    const refused = ['sell: own_buyer', 'write: reviewed_already', 'write: no_review_to_write', 'edit: stars_are_read'];
    for (const tried of [...ways, ...refused]) expect(tally.get(tried) ?? 0, tried).toBeGreaterThan(0);
    expect(seen.dealer.total_reviews).toBeGreaterThan(0);
    expect(seen.withheld).toBeGreaterThan(0);
  },
);
