import type { MarketMonth, ModelLine } from '@forecourt/contract/guide/guide-shapes.ts';
import { marketDays, marketMonths } from '@forecourt/contract/guide/guide-values.ts';
import { featuresOf, yearOf, type PricedFacts } from './features.rules.ts';
import { quantileOf } from './statistics.rules.ts';

/** A sale for the market pages. */
export interface MarketSale extends PricedFacts {
  amount: number;
  /** In milliseconds. */
  sold_at: number;
  /** Null if unknown. */
  days_listed: number | null;
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
export function figuresOf(
  sales: readonly MarketSale[],
  { now, listed, slopes }: { now: Date; listed: number; slopes: readonly number[] },
): Figures {
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
    change: enough && before.length >= leastForAmounts ? changeOf(before, latest, slopes) : null,
    days_to_sell: rounded(quantile(days, 0.5)),
  };
}

/** As if all cars had been new and without mileage, so that it doesn't matter which cars were sold. */
function changeOf(before: readonly MarketSale[], latest: readonly MarketSale[], slopes: readonly number[]): number {
  const level = (sales: readonly MarketSale[]) =>
    quantile(
      sales.map((sale) => {
        const features = featuresOf(sale, yearOf(new Date(sale.sold_at)));
        return Math.log(sale.amount) - features.reduce((sum, value, place) => sum + value * (slopes[place] ?? 0), 0);
      }),
      0.5,
    )!;
  return Math.round((Math.exp(level(latest) - level(before)) - 1) * 1000) / 10;
}

/** The latest months in UTC, oldest first, with the current one. */
export function monthsOf(sales: readonly MarketSale[], now: Date): MarketMonth[] {
  const byMonth = Map.groupBy(sales, ({ sold_at }) => new Date(sold_at).toISOString().slice(0, 7));
  return Array.from({ length: marketMonths }, (_, place) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (marketMonths - 1 - place)))
      .toISOString()
      .slice(0, 7);
    const amounts = (byMonth.get(month) ?? []).map(({ amount }) => amount);
    const at = (share: number) => (amounts.length < leastForAmounts ? null : rounded(quantile(amounts, share)));
    return { month, sold: amounts.length, median: at(0.5), low: at(0.25), high: at(0.75) };
  });
}

/** The middle of the sold ones: what a typical car of the model is like. */
export function typicalOf(sales: readonly MarketSale[]): { year: number; mileage: number } | null {
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
