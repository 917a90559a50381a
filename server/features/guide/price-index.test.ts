import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { generatedMarket, kinOfModel, levelAgo, today } from '../../../testing/worth/generated-market.ts';
import { fitMarket } from './market-fit.rules.ts';
import { marketSale, monthsOf } from './market.rules.ts';
import { monthOf } from './months.rules.ts';
import { priceIndex } from './price-index.rules.ts';
import { createSaleColumns, dayOf } from './sale-columns.rules.ts';

const dayMs = 86_400_000;
const monthsAgo = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 10);
const sold = (model_id: number, amount: number, months: number) => ({
  model_id,
  amount,
  sold_at: monthsAgo(months),
  plainLog: Math.log(amount),
});
const many = (count: number, model: number, amount: number, months: number) =>
  Array.from({ length: count }, () => sold(model, amount, months));
const indexOf = (sales: Parameters<typeof priceIndex>[0]) => priceIndex(sales, today).map(({ index }) => index);
const known = (sales: Parameters<typeof priceIndex>[0]) => indexOf(sales).filter((index) => index !== null);

/** At first mostly cheap models are sold, at last mostly expensive ones. `levelOf` moves the prices of all. */
function changingMix(levelOf: (month: number) => number) {
  const random = seededRandom(20261119);
  const models = 40;
  return Array.from({ length: 3_000 }, () => {
    const months = random.below(12);
    const isDear = random.chance((11 - months) / 11);
    const model = random.below(models / 2) + (isDear ? models / 2 : 0);
    const noise = 0.9 + random.below(200) / 1_000;
    return sold(model, 10_000 * 1.1 ** model * noise * levelOf(months), months);
  });
}

test('selling more of the expensive models every month doesn’t move the index, but moves the median', () => {
  const sales = changingMix(() => 1);
  const medians = monthsOf(sales, today).map(({ median }) => median!);
  expect(medians.at(-1)! / medians[0]!).toBeGreaterThan(4);
  for (const index of indexOf(sales)) {
    expect(index).toBeGreaterThan(98);
    expect(index).toBeLessThan(102);
  }
});

test('when all prices fall by a fifth in one month, the index does too, whatever is sold', () => {
  const index = indexOf(changingMix((months) => (months < 5 ? 0.8 : 1)));
  for (const before of index.slice(0, 7)) expect(Math.abs(before! - 100)).toBeLessThan(2);
  for (const after of index.slice(7)) expect(Math.abs(after! - 80)).toBeLessThan(2);
});

test.each([
  [1_000, 0.06],
  [20_000, 0.015],
])('of %i generated sales with nonsense and a moving level, the index is at most %f from the truth', (sales, most) => {
  const market = generatedMarket({ sales, models: 40, seed: 40 });
  const columns = createSaleColumns();
  for (const sale of market) columns.push(sale);
  const { slopes } = fitMarket(columns.columns(), kinOfModel, dayOf(today));
  const index = priceIndex(
    market.map((sale) => marketSale({ ...sale, days_listed: null }, slopes)),
    today,
  );
  const truth = index.map(({ month }) => {
    const own = market.filter(({ sold_at }) => monthOf(sold_at) === month);
    return own.reduce((sum, { sold_at }) => sum + levelAgo((today.getTime() - sold_at) / dayMs), 0) / own.length;
  });
  index.forEach((month, place) => {
    const error = Math.log(month.index! / 100) - (truth[place]! - truth[0]!);
    expect(Math.abs(error), month.month).toBeLessThan(most);
  });
});

test('an absurd amount changes nothing', () => {
  const sales = changingMix(() => 1);
  const absurd = [sold(3, 1_000_000_000, 2), sold(25, 1, 6)];
  indexOf([...sales, ...absurd]).forEach((index, place) => expect(index).toBeCloseTo(indexOf(sales)[place]!, 0));
});

test('a month is unknown without three sales of models that were sold in other months too', () => {
  const one = [...many(5, 1, 10_000, 11), ...many(5, 1, 11_000, 9), ...many(2, 1, 12_000, 5)];
  // Sold in one month only.
  const other = many(9, 2, 70_000, 4);
  expect(priceIndex([...one, ...other], today).map(({ sold: number, index }) => [number, index])).toEqual([
    [5, 100],
    [0, null],
    [5, 110],
    [0, null],
    [0, null],
    [0, null],
    [2, null],
    [9, null],
    [0, null],
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(known([])).toEqual([]);
  expect(known(many(9, 1, 10_000, 3))).toEqual([]);
});

test('months that no model connects are not compared', () => {
  const more = [...many(6, 1, 10_000, 3), ...many(6, 1, 12_000, 2)];
  const fewer = [...many(4, 2, 90_000, 9), ...many(4, 2, 80_000, 8)];
  expect(indexOf([...fewer, ...more])).toEqual([null, null, null, null, null, null, null, null, 100, 120, null, null]);
  // A model that was sold in both halves connects them.
  const link = [...many(3, 3, 5_000, 8), ...many(3, 3, 10_000, 3)];
  expect(indexOf([...fewer, ...more, ...link])[9]).toBeGreaterThan(150);
});

test('the first month of the index and the order of sales don’t matter to the changes', () => {
  const sales = changingMix((months) => 1 + months / 50);
  expect(indexOf(sales.toReversed())).toEqual(indexOf(sales));
});
