import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import type { ClosestSale, Estimate } from '@forecourt/contract/guide/guide-shapes.ts';
import { featuresOf, yearOf, type PricedFacts } from './features.rules.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const many = (count: number, one: string): string => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** Explains an estimate in three sentences, from the same numbers that the page shows. */
export function explain(
  { make, model, price }: { make: string; model: string; price: number },
  { median, low, high, sales, effective_sales }: Estimate,
  deal: Deal | null,
): string[] {
  return [
    `Half of the sales of cars like this are between ${dollars(low)} and ${dollars(high)}, and the middle is ${dollars(median)}.`,
    `This is based on ${many(sales, 'verified sale')} of the ${make} ${model}, which together count as much as ${Math.round(effective_sales)} made today, because older ones count less.`,
    verdict(price, median, deal),
  ];
}

function verdict(price: number, median: number, deal: Deal | null): string {
  if (deal === null) return `At ${dollars(price)} it’s too far below other sales to be rated.`;
  const percent = Math.round((Math.abs(price - median) / median) * 100);
  const where = percent === 0 ? 'in the middle' : `${percent}% ${price < median ? 'below' : 'above'} the middle`;
  return `At ${dollars(price)} it’s ${where}, ${meanings[deal]}.`;
}

const meanings: Record<Deal, string> = {
  great: 'less than three out of four such cars sold for',
  good: 'less than half of such cars sold for',
  fair: 'more than half of such cars sold for, but in the usual range',
  high: 'more than three out of four such cars sold for',
};

interface Sold extends PricedFacts {
  id: number;
  amount: number;
  sold_at: number;
}

/** How much one step of each feature counts as a difference, when there is no fit that says how much it is worth. */
const halfYear = 182.5 * 86_400_000;

/** The sales of cars that differ least from this one in what the price depends on. Recent ones first among equals. */
export function closestTo<Sale extends Sold>(
  car: PricedFacts,
  sales: readonly Sale[],
  { slopes, now, most }: { slopes: readonly number[]; now: Date; most: number },
): Sale[] {
  const own = featuresOf(car, yearOf(now));
  const distance = (sale: Sale): number => {
    const features = featuresOf(sale, yearOf(new Date(sale.sold_at)));
    const differences = features.reduce((sum, value, k) => sum + Math.abs(slopes[k]! * (value - own[k]!)), 0);
    return differences + 0.05 * ((now.getTime() - sale.sold_at) / halfYear);
  };
  return sales
    .map((sale) => ({ sale, far: distance(sale) }))
    .toSorted((one, other) => one.far - other.far || other.sale.id - one.sale.id)
    .slice(0, most)
    .map(({ sale }) => sale);
}

export const closestSale = ({ year, mileage, amount, sold_at }: Sold, name: string): ClosestSale => ({
  car_name: `${year} ${name}`,
  mileage,
  month: new Date(sold_at).toISOString().slice(0, 7),
  amount,
});
