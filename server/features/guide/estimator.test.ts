import { describe, expect, test } from 'vitest';
import { movedBy } from '../../../testing/worth/collusion.ts';
import { columnsOf, compareOn } from '../../../testing/worth/errors-of.ts';
import { generatedMarket, kinOfModel, today } from '../../../testing/worth/generated-market.ts';
import { fitMarket, salesByModel } from './market-fit.rules.ts';
import { fitModel, storedFit } from './model-fit.rules.ts';
import { dayOf } from './sale-columns.rules.ts';

// A short version of `npm run proof -- guide`, which has more markets, attempts and sizes.

describe('on a market of 1,500 sales with known truth', () => {
  const market = generatedMarket({ sales: 1_500, models: 40, seed: 40 });

  test('it predicts sales it has not seen better than averages, asking prices and least squares', () => {
    const { errors, estimated } = compareOn(market, { kinOf: kinOfModel, now: today, most: 200, seed: 7 });
    expect(estimated).toBeGreaterThan(100);
    const { guide, ...others } = errors;
    for (const other of Object.values(others)) expect(guide).toBeLessThan(other);
  });

  test('the order of the sales makes no difference', () => {
    const [first, again] = [market, market.toReversed()].map((sales) =>
      fitMarket(columnsOf(sales), kinOfModel, dayOf(today)),
    );
    for (const [place, slope] of first!.slopes.entries()) expect(again!.slopes[place]).toBeCloseTo(slope, 9);
  });

  test('a model with four sales has no estimate', () => {
    const model = 5;
    const own = market.filter(({ model_id }) => model_id === model).slice(0, 4);
    const columns = columnsOf([...market.filter(({ model_id }) => model_id !== model), ...own]);
    const common = fitMarket(columns, kinOfModel, dayOf(today));
    const places = salesByModel(columns).get(model)!;
    expect(places).toHaveLength(4);
    const fit = fitModel(columns, places, common, { kin: kinOfModel(model), day: dayOf(today) });
    expect(storedFit(fit, common)).toMatchObject({ base: null, confidence: null });
  });
});

test.each([
  { accounts: 1, limit: 0.03 },
  { accounts: 3, limit: 0.05 },
  { accounts: 5, limit: 0.07 },
  { accounts: 10, limit: 0.1 },
])(
  '$accounts colluding accounts move a model by at most $limit, and far more without the rules',
  ({ accounts, limit }) => {
    const attack = { accounts, times: 1.3, seed: 11 };
    const moved = movedBy({ ...attack, hasRules: true });
    expect(moved).toBeLessThanOrEqual(limit);
    expect(movedBy({ ...attack, hasRules: false })).toBeGreaterThan(moved * 2);
  },
);
