import { expect, test } from 'vitest';
import { emptyMarket } from '../testing/market.ts';
import { seededRandom } from '../testing/random.ts';
import { agreeThroughChanges } from '../testing/searches/agreement.ts';
import { siteForThisTest } from '../testing/site.ts';

test(
  '2,000 random searches match exactly those of 2,000 random cars that Browse lists, through every kind of change',
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    const site = await siteForThisTest();
    await emptyMarket(site);
    const began = performance.now();
    const { wrong, missed, announced, unannounced, searches } = await agreeThroughChanges(
      site,
      seededRandom(20261119),
      {
        cars: 2_000,
        searches: 2_000,
      },
    );
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    await annotate(
      `${searches} different searches and 2,000 cars with others added: ${announced} matches announced, ${wrong.length + missed.length} wrong, in ${minutes} minutes`,
    );
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    expect(announced).toBeGreaterThan(10_000);
    // Each filter has been part of a search that announced a car.
    expect(unannounced).toEqual([]);
  },
);
