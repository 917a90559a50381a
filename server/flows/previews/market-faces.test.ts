import type { MarketModel, MarketOverview } from '@forecourt/contract/guide/guide-shapes.ts';
import { expect, test } from 'vitest';
import { marketFace, modelFace } from './card-faces.ts';

const month = (name: string, median: number | null) => ({
  month: name,
  sold: median === null ? 1 : 5,
  median,
  low: median && median - 1000,
  high: median && median + 1000,
});
const figures = { sold: 1204, sold_before: 900, listed: 12, median_amount: 31_000, change: 2, days_to_sell: 1 };
const estimate = {
  median: 31_000,
  low: 29_000,
  high: 33_500,
  lowest: 10_000,
  confidence: 'high' as const,
  effective_sales: 30,
  sales: 40,
  days_to_sell: 20,
  version: 1,
};
const model: MarketModel = {
  success: true,
  model_id: 7,
  make: 'Karin',
  model: 'Sultan',
  body_class: 'Sports',
  ...figures,
  typical: { year: 2019, mileage: 31_000, estimate },
  months: [month('2026-08', 30_000), month('2026-09', null), month('2026-10', 31_000), month('2026-11', 32_000)],
  points: [],
  listings: { great: 0, good: 0, fair: 0, high: 0, none: 0 },
};
const newest = { images: [{ src: '/photos/abc' }] } as never;

test('a model’s card shows what a typical one sells for and the months with enough sales, without names', () => {
  expect(modelFace(model, newest)).toMatchObject({
    over: 'Market prices',
    title: 'Karin Sultan',
    facts: 'A 2019 with 31,000 mi sells for',
    price: '$29,000 to $33,500',
    photo: null,
    months: [{ month: '2026-08' }, { month: '2026-10' }, { month: '2026-11' }],
  });
});

test('too few months are no chart: the newest car is shown, if there is one', () => {
  const few = { ...model, typical: null, months: model.months.slice(0, 3) };
  expect(modelFace(few, newest)).toMatchObject({
    facts: 'Sports · Not enough sales yet',
    price: null,
    photo: 'abc',
    months: null,
  });
  expect(modelFace(few)).toMatchObject({ photo: null, months: null });
});

test('the whole market’s card has its figures, and leaves out those that are unknown', () => {
  const index = [100, null, 101.5, 98].map((level, place) => ({ month: `2026-0${place + 1}`, sold: 9, index: level }));
  const overview = { total: figures, index } as unknown as MarketOverview;
  expect(marketFace(overview)).toMatchObject({
    facts: '1,204 sold in 90 days · 12 for sale · 1 day to sell',
    months: [{ low: 100, high: 100 }, { median: 101.5, month: '2026-03' }, { median: 98 }],
  });
  const empty = { ...figures, sold: 0, listed: 0, days_to_sell: null };
  expect(marketFace({ ...overview, total: empty, index: [] })).toMatchObject({ facts: '', months: null });
});
