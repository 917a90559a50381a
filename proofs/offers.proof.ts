import { expect, test } from 'vitest';
import { simulateOffers } from '../testing/offers/simulate.ts';
import { siteForThisTest } from '../testing/site.ts';

const actions = Number(process.env.OFFER_ACTIONS ?? 5000);
const first = Number(process.env.OFFERS_SEED ?? Date.now() % 1_000_000_000);

/** A few hundred actions don't reach all of these. */
const rareOutcomes = [
  'make: offer_exists',
  'accept: car_held',
  'accept: not_allowed',
  'sell: to the buyer',
  'sell: car_promised',
  'undo: reserved again',
  'close: closed',
  'team: joined',
];

/** Starts with OFFERS_SEED if set, to reproduce a failure. */
test.for([first, first + 1, first + 2])(
  `${actions} random actions by six people with seed %i do what the rules of offers say`,
  { timeout: 1_800_000 },
  async (seed, { annotate }) => {
    const tally = await simulateOffers(await siteForThisTest(), { actions, seed });
    expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(actions);
    expect([...tally.keys()]).toEqual(expect.arrayContaining(rareOutcomes));
    await annotate(
      `${actions.toLocaleString('en-US')} actions of ${tally.size} outcomes: every offer and car as the model says`,
    );
  },
);
