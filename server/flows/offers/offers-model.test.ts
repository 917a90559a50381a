import { expect, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { simulateOffers } from '../../../testing/offers/simulate.ts';
import { siteForThisTest } from '../../../testing/site.ts';

const actions = Number(process.env.OFFER_ACTIONS ?? 400);
const seed = Number(process.env.OFFERS_SEED ?? 1);

/** A short run. `npm run proof` runs long ones, which also reach the rare outcomes (offers.proof.ts). */
test(`${actions} random actions by six people do what the rules say`, { timeout: 3 * testMs }, async () => {
  const tally = await simulateOffers(await siteForThisTest(), { actions, seed });
  const seen = [...tally.keys()].join('\n');
  for (const outcome of [
    'make: done',
    'make: own_offer',
    'accept: done',
    'accept: not_your_turn',
    'counter: done',
    'release: done',
    'expire: done',
    'moderate: flagged',
    'block: blocked',
    'close: closed',
  ])
    expect(seen).toContain(outcome);
});
