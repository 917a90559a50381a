import { expect, test } from 'vitest';
import { emptyMarket } from '../testing/market.ts';
import { seededRandom } from '../testing/random.ts';
import { agreeThroughChanges } from '../testing/searches/agreement.ts';
import { siteForThisTest } from '../testing/site.ts';

test(
  '2,000 random searches match exactly those of 2,000 random cars that Browse lists, through every kind of change',
  { timeout: 3_600_000 },
  async () => {
    const site = await siteForThisTest();
    await emptyMarket(site);
    const { wrong, missed, announced } = await agreeThroughChanges(site, seededRandom(20261119), {
      cars: 2_000,
      searches: 2_000,
      rounds: 15,
    });
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    expect(announced).toBeGreaterThan(10_000);
  },
);
