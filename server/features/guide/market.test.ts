import { expect, test } from 'vitest';
import { figuresOf, marketSale, type MarketSale } from './market.rules.ts';

const now = new Date('2026-11-19T12:00:00Z');
const cheap = 1;
const dear = 2;

const facts = { engine_upgrade: null, brake_upgrade: null, transmission_upgrade: null, armour: null, has_turbo: null };
const sold = (model_id: number, amount: number, daysAgo: number): MarketSale =>
  marketSale(
    {
      model_id,
      amount,
      sold_at: now.getTime() - daysAgo * 86_400_000,
      days_listed: 10,
      year: 2020,
      mileage: 20_000,
      ...facts,
    },
    [],
  );
const many = (count: number, model: number, amount: number, daysAgo: number) =>
  Array.from({ length: count }, () => sold(model, amount, daysAgo));
const changeOf = (sales: MarketSale[]) => figuresOf(sales, { now, listed: 0 }).change;

test('selling more of the cheap models is no change of prices', () => {
  const before = [...many(2, cheap, 10_000, 120), ...many(8, dear, 200_000, 120)];
  const latest = [...many(8, cheap, 10_000, 20), ...many(2, dear, 200_000, 20)];
  expect(changeOf([...before, ...latest])).toBe(0);
});

test('models that became cheaper make the market cheaper, whichever sold more', () => {
  const before = [...many(2, cheap, 10_000, 120), ...many(8, dear, 200_000, 120)];
  const latest = [...many(8, cheap, 9_000, 20), ...many(2, dear, 180_000, 20)];
  expect(changeOf([...before, ...latest])).toBe(-10);
});

test('a change is unknown without enough sales of a model in both periods', () => {
  expect(changeOf([...many(9, cheap, 10_000, 120), ...many(9, dear, 200_000, 20)])).toBeNull();
  expect(changeOf([...many(2, cheap, 10_000, 120), ...many(9, cheap, 9_000, 20)])).toBeNull();
  expect(changeOf([...many(3, cheap, 10_000, 120), ...many(9, cheap, 9_000, 20)])).toBe(-10);
});
