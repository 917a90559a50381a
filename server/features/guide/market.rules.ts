import type { MarketMonth, ModelLine } from '@forecourt/contract/guide/guide-shapes.ts';
import { marketDays } from '@forecourt/contract/guide/guide-values.ts';
import { featuresOf, yearOf, type PricedFacts } from './features.rules.ts';
import { latestMonths, monthOf } from './months.rules.ts';
import { quantileOf } from './statistics.rules.ts';

interface Sold extends PricedFacts {
  model_id: number;
  amount: number;
  /** In milliseconds. */
  sold_at: number;
  /** Null if unknown. */
  days_listed: number | null;
}

/** A sale for the market pages, small because there may be half a million. */
export interface MarketSale extends Pick<Sold, 'model_id' | 'amount' | 'sold_at' | 'days_listed'> {
  /** The log of what the car would have cost new, without mileage and upgrades. */
  plainLog: number;
}

export function marketSale(sale: Sold, slopes: readonly number[]): MarketSale {
  const { model_id, amount, sold_at, days_listed } = sale;
  const features = featuresOf(sale, yearOf(new Date(sold_at)));
  const plainLog = Math.log(amount) - features.reduce((sum, value, place) => sum + value * (slopes[place] ?? 0), 0);
  return { model_id, amount, sold_at, days_listed, plainLog };
}

export type Figures = Omit<ModelLine, 'make' | 'model' | 'body_class'>;

const dayMs = 86_400_000;
/** Fewer sales say nothing. */
const leastForAmounts = 3;

const quantile = (values: readonly number[], share: number): number | null =>
  quantileOf(
    values,
    values.map(() => 1),
    share,
  );
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** The figures of these sales over the last 90 days, next to the 90 before. */
export function figuresOf(sales: readonly MarketSale[], { now, listed }: { now: Date; listed: number }): Figures {
  const daysAgo = ({ sold_at }: MarketSale) => (now.getTime() - sold_at) / dayMs;
  const latest = sales.filter((sale) => daysAgo(sale) < marketDays);
  const before = sales.filter((sale) => daysAgo(sale) >= marketDays && daysAgo(sale) < 2 * marketDays);
  const days = latest.flatMap(({ days_listed }) => (days_listed === null || days_listed < 0 ? [] : [days_listed]));
  const enough = latest.length >= leastForAmounts;
  return {
    sold: latest.length,
    sold_before: before.length,
    listed,
    median_amount: enough
      ? rounded(
          quantile(
            latest.map(({ amount }) => amount),
            0.5,
          ),
        )
      : null,
    change: changeOf(before, latest),
    days_to_sell: rounded(quantile(days, 0.5)),
  };
}

/**
 * As if all cars had been new and without mileage, and within each model, so that it doesn't matter which cars were sold.
 * Models sold in only one of the two periods say nothing. Null if there are too few others.
 */
function changeOf(before: readonly MarketSale[], latest: readonly MarketSale[]): number | null {
  const byModel = (sales: readonly MarketSale[]) => {
    const models = Map.groupBy(sales, ({ model_id }) => model_id);
    return new Map([...models].map(([id, own]) => [id, own.map(({ plainLog }) => plainLog)]));
  };
  const [earlier, later] = [byModel(before), byModel(latest)];
  const [relativeBefore, relativeLater]: [number[], number[]] = [[], []];
  for (const [id, now] of later) {
    const then = earlier.get(id);
    if (!then) continue;
    const middle = (quantile(then, 0.5)! + quantile(now, 0.5)!) / 2;
    for (const log of then) relativeBefore.push(log - middle);
    for (const log of now) relativeLater.push(log - middle);
  }
  if (Math.min(relativeBefore.length, relativeLater.length) < leastForAmounts) return null;
  const change = quantile(relativeLater, 0.5)! - quantile(relativeBefore, 0.5)!;
  return Math.round((Math.exp(change) - 1) * 1000) / 10;
}

/** Amounts of a model in the latest months. Those of several models would move with what is sold. */
export function monthsOf(sales: readonly Pick<MarketSale, 'sold_at' | 'amount'>[], now: Date): MarketMonth[] {
  const byMonth = Map.groupBy(sales, ({ sold_at }) => monthOf(sold_at));
  return latestMonths(now).map((month) => {
    const amounts = (byMonth.get(month) ?? []).map(({ amount }) => amount);
    const at = (share: number) => (amounts.length < leastForAmounts ? null : rounded(quantile(amounts, share)));
    return { month, sold: amounts.length, median: at(0.5), low: at(0.25), high: at(0.75) };
  });
}

/** The middle of the sold ones: what a typical car of the model is like. */
export function typicalOf(
  sales: readonly Pick<PricedFacts, 'year' | 'mileage'>[],
): { year: number; mileage: number } | null {
  const miles = sales.flatMap(({ mileage }) => (mileage === null ? [] : [mileage]));
  const [year, mileage] = [
    quantile(
      sales.map((sale) => sale.year),
      0.5,
    ),
    quantile(miles, 0.5),
  ];
  return year === null ? null : { year: Math.round(year), mileage: Math.round(mileage ?? 0) };
}
