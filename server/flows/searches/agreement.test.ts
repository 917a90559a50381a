import { expect, test } from 'vitest';
import { emptyMarket } from '../../../testing/market.ts';
import { seededRandom } from '../../../testing/random.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import { agreeThroughChanges } from '../../../testing/searches/agreement.ts';

test(
  'searches match exactly the cars that Browse lists, through every kind of change',
  { timeout: 3 * testMs },
  async () => {
    const site = await siteForThisTest();
    await emptyMarket(site);
    const { wrong, missed, announced } = await agreeThroughChanges(site, seededRandom(20261119), {
      cars: 60,
      searches: 60,
      rounds: 22,
    });
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    // If little was announced, the test would prove little.
    expect(announced).toBeGreaterThan(50);
  },
);
