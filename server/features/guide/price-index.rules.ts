import type { IndexMonth } from '@forecourt/contract/guide/guide-shapes.ts';
import type { MarketSale } from './market.rules.ts';
import { latestMonths, monthOf } from './months.rules.ts';
import { deviationOfMedian, medianOf, robustWeight, solve } from './statistics.rules.ts';

/** Fewer sales in a month say nothing. */
const leastSales = 3;
const maxRounds = 20;
const settled = 1e-6;
const leastDeviation = 0.02;
/** The levels are relative to each other, so without it there are many solutions. */
const ridge = 1e-6;

type Sale = Pick<MarketSale, 'model_id' | 'sold_at' | 'plainLog'>;

/** The sales of a model that was sold in more than one month. Places of months, and logs of prices. */
interface Compared {
  months: number[];
  logs: number[];
  weights: number[];
}

/**
 * The price level of each of the latest months, in percent of the first known one (decision 066). Each sale is compared
 * only with sales of its model in other months, as if all cars had been new and without mileage, so it
 * doesn't matter which cars were sold. A month is null without three sales that can be compared.
 */
export function priceIndex(sales: readonly Sale[], now: Date): IndexMonth[] {
  const months = latestMonths(now);
  const placeOf = new Map(months.map((month, place) => [month, place]));
  const sold = months.map(() => 0);
  const byModel = new Map<number, Compared>();
  for (const { model_id, sold_at, plainLog } of sales) {
    const place = placeOf.get(monthOf(sold_at));
    if (place === undefined) continue;
    sold[place]! += 1;
    const own = byModel.get(model_id) ?? { months: [], logs: [], weights: [] };
    own.months.push(place);
    own.logs.push(plainLog);
    own.weights.push(1);
    byModel.set(model_id, own);
  }
  const models = largestGroup([...byModel.values()], months.length);
  const levels = levelsOf(models, months.length);
  const counted = months.map(() => 0);
  for (const own of models) own.months.forEach((place, at) => (counted[place]! += own.weights[at]! > 0 ? 1 : 0));
  const first = counted.findIndex((count) => count >= leastSales);
  return months.map((month, place) => ({
    month,
    sold: sold[place]!,
    index: counted[place]! < leastSales ? null : Math.round(1000 * Math.exp(levels[place]! - levels[first]!)) / 10,
  }));
}

/**
 * The models that link most sales: months can only be compared if a model was sold in both, or a chain of models
 * connects them. Models sold in one month only say nothing.
 */
function largestGroup(all: readonly Compared[], count: number): Compared[] {
  const models = all.filter(({ months }) => months.some((place) => place !== months[0]));
  const groupOf = Array.from({ length: count }, (_, place) => place);
  for (const { months } of models) {
    const joined = new Set(months.map((place) => groupOf[place]!));
    const group = groupOf[months[0]!]!;
    groupOf.forEach((own, place) => joined.has(own) && (groupOf[place] = group));
  }
  const byGroup = [...Map.groupBy(models, ({ months }) => groupOf[months[0]!]!).values()];
  const sales = (group: readonly Compared[]) => group.reduce((sum, { logs }) => sum + logs.length, 0);
  return byGroup.toSorted((one, other) => sales(other) - sales(one))[0] ?? [];
}

/**
 * The log of each month's level: weighted least squares with a constant per model. Repeats with less weight for sales
 * that are far from what is expected, and none beyond four deviations. Changes the weights.
 */
function levelsOf(models: readonly Compared[], count: number): number[] {
  let levels = Array.from({ length: count }, () => 0);
  if (models.length === 0) return levels;
  // An absurd amount can't move a median.
  let centers = models.map(({ logs, weights }) => medianOf(logs, weights)!);
  for (let round = 0; round < maxRounds; round += 1) {
    weigh(models, centers, levels);
    const next = solveLevels(models, count);
    const isSettled = next.every((level, place) => Math.abs(level - levels[place]!) < settled);
    levels = next;
    centers = models.map((own, at) => centerOf(own, levels) ?? centers[at]!);
    if (isSettled) break;
  }
  return levels;
}

function weigh(models: readonly Compared[], centers: readonly number[], levels: readonly number[]): void {
  const errors = models.map(({ months, logs }, at) =>
    logs.map((log, sale) => log - centers[at]! - levels[months[sale]!]!),
  );
  const far = errors.flat().map(Math.abs);
  const median = medianOf(
    far,
    far.map(() => 1),
  )!;
  const deviation = Math.max(median * deviationOfMedian, leastDeviation);
  models.forEach((own, at) => (own.weights = errors[at]!.map((error) => robustWeight(error, deviation))));
}

function centerOf({ months, logs, weights }: Compared, levels: readonly number[]): number | null {
  const [sum, total] = logs.reduce(
    ([known, weight], log, at) => [known + weights[at]! * (log - levels[months[at]!]!), weight + weights[at]!],
    [0, 0] as [number, number],
  );
  return total > 0 ? sum / total : null;
}

/** Normal equations with each model's mean taken out. */
function solveLevels(models: readonly Compared[], count: number): number[] {
  const zeros = () => Array.from({ length: count }, () => 0);
  const matrix = Array.from({ length: count }, (_, row) => zeros().with(row, ridge));
  const right = zeros();
  for (const { months, logs, weights } of models) {
    const [ofMonths, sums] = [zeros(), zeros()];
    months.forEach((place, at) => {
      ofMonths[place]! += weights[at]!;
      sums[place]! += weights[at]! * logs[at]!;
    });
    const total = ofMonths.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) continue;
    const mean = sums.reduce((sum, own) => sum + own, 0) / total;
    for (let row = 0; row < count; row += 1) {
      right[row]! += sums[row]! - ofMonths[row]! * mean;
      matrix[row]![row]! += ofMonths[row]!;
      for (let column = 0; column < count; column += 1)
        matrix[row]![column]! -= (ofMonths[row]! * ofMonths[column]!) / total;
    }
  }
  return solve(matrix, right);
}
