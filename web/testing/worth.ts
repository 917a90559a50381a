import type { CarEstimate, MarketModel, MarketOverview, ModelLine } from '@forecourt/contract/guide/guide-shapes.ts';

export const anEstimate: NonNullable<CarEstimate['estimate']> = {
  median: 40_000,
  low: 36_000,
  high: 44_000,
  lowest: 20_000,
  confidence: 'medium',
  effective_sales: 12.4,
  sales: 31,
  days_to_sell: 9,
  version: 7,
};

export const aSultan: ModelLine = {
  make: 'Karin',
  model: 'Sultan',
  body_class: 'Sports',
  sold: 12,
  sold_before: 9,
  listed: 3,
  median_amount: 38_500,
  change: -6.2,
  days_to_sell: 8,
};

const someMonths: MarketModel['months'] = [
  { month: '2026-09', sold: 2, median: null, low: null, high: null },
  { month: '2026-10', sold: 5, median: 39_000, low: 35_000, high: 43_000 },
  { month: '2026-11', sold: 7, median: 38_000, low: 34_000, high: 42_000 },
];

const { make: _make, model: _model, body_class: _class, ...figures } = aSultan;

export const aMarket: MarketOverview = {
  success: true,
  as_of: '2026-11-15T10:00:00Z',
  total: figures,
  best_selling: [aSultan],
  dropped: [aSultan],
  risen: [{ ...aSultan, make: 'Grotti', model: 'Brioso R/A', change: 4 }],
  fastest: [],
  classes: [{ body_class: 'Sports', ...figures }],
  index: [
    { month: '2026-09', sold: 9, index: 100 },
    { month: '2026-10', sold: 2, index: null },
    { month: '2026-11', sold: 7, index: 97.4 },
  ],
};

export const aModelMarket: MarketModel = {
  success: true,
  model_id: 4,
  ...aSultan,
  typical: { year: 2019, mileage: 42_000, estimate: anEstimate },
  months: someMonths,
  points: [
    { car_name: '2019 Karin Sultan', year: 2019, mileage: 41_000, month: '2026-10', amount: 39_000 },
    { car_name: '2012 Karin Sultan', year: 2012, mileage: 90_000, month: '2026-11', amount: 24_000 },
  ],
  listings: { great: 1, good: 0, fair: 1, high: 1, none: 0 },
};
