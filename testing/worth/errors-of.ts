import type { Confidence } from '@forecourt/contract/guide/guide-values.ts';
import { featureCount } from '../../server/features/guide/features.rules.ts';
import { fitMarket, salesByModel } from '../../server/features/guide/market-fit.rules.ts';
import { fitModel, levelAt, storedFit, type Kin } from '../../server/features/guide/model-fit.rules.ts';
import {
  createSaleColumns,
  dayOf,
  featuresTimes,
  type SaleColumns,
} from '../../server/features/guide/sale-columns.rules.ts';
import { medianOf, solve } from '../../server/features/guide/statistics.rules.ts';
import { seededRandom } from '../random.ts';
import type { MadeSale } from './generated-market.ts';

/** Only recent sales are predicted, because the guide says what a car sells for now. */
const recentDays = 90;
/** With fewer sales than this, everything is fitted again without each predicted one. */
const refitsBelow = 600;

export interface Compared {
  /** Predicted sales. */
  tried: number;
  /** Of them the guide gave an estimate for so many. */
  estimated: number;
  /** Median errors as a share of the amount, over the same sales. */
  errors: { guide: number; modelAverage: number; medianAsking: number; leastSquares: number };
  /** The share of held-out sales in the stated range. Null without sales at that level. */
  within: Record<Confidence, { sales: number; share: number } | null>;
}

/** Leave-one-out errors of the guide and of three simple ways, on sales that it hasn't seen. */
export function compareOn(
  sales: readonly MadeSale[],
  { kinOf, now, most, seed }: { kinOf: (model: number) => Kin; now: Date; most: number; seed: number },
): Compared {
  const columns = columnsOf(sales);
  const byModel = salesByModel(columns);
  const day = dayOf(now);
  const common = fitMarket(columns, kinOf, day);
  const ofModel = leastSquares(columns, byModel);
  const errors = {
    guide: [] as number[],
    modelAverage: [] as number[],
    medianAsking: [] as number[],
    ols: [] as number[],
  };
  const within: Record<Confidence, boolean[]> = { low: [], medium: [], high: [] };
  const tried = sample(
    sales.flatMap((sale, place) => (day - sale.sold_at / 86_400_000 < recentDays ? [place] : [])),
    most,
    seed,
  );
  let estimated = 0;
  for (const place of tried) {
    const sale = sales[place]!;
    const others = byModel.get(sale.model_id)!.filter((other) => other !== place);
    const held = sales.length < refitsBelow ? withoutOne(sales, place, { kinOf, day }) : { columns, common, others };
    const fit = fitModel(held.columns, held.others, held.common, { kin: kinOf(sale.model_id), day });
    const { base, median_off, low_off, high_off } = storedFit(fit, held.common);
    if (base === null || !fit.confidence) continue;
    const known =
      base + featuresTimes(held.common.slopes, columns.features, place) + levelAt(held.common, columns.days[place]!);
    const log = columns.logs[place]!;
    within[fit.confidence].push(log >= known + low_off && log <= known + high_off);
    if (sale.isNonsense) continue;
    estimated += 1;
    const amounts = Array.from(others, (other) => sales[other]!.amount);
    errors.guide.push(share(Math.exp(known + median_off), sale.amount));
    errors.modelAverage.push(share(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length, sale.amount));
    errors.medianAsking.push(share(plainMedian(Array.from(others, (other) => sales[other]!.asking)), sale.amount));
    errors.ols.push(share(ofModel(place), sale.amount));
  }
  return {
    tried: tried.length,
    estimated,
    errors: {
      guide: plainMedian(errors.guide),
      modelAverage: plainMedian(errors.modelAverage),
      medianAsking: plainMedian(errors.medianAsking),
      leastSquares: plainMedian(errors.ols),
    },
    within: { low: shareOf(within.low), medium: shareOf(within.medium), high: shareOf(within.high) },
  };
}

export function columnsOf(sales: readonly MadeSale[]): SaleColumns {
  const columns = createSaleColumns(Math.max(1, sales.length));
  for (const sale of sales) columns.push(sale);
  return columns.columns();
}

function withoutOne(
  sales: readonly MadeSale[],
  place: number,
  { kinOf, day }: { kinOf: (model: number) => Kin; day: number },
) {
  const columns = columnsOf(sales.toSpliced(place, 1));
  const others = salesByModel(columns).get(sales[place]!.model_id) ?? new Uint32Array();
  return { columns, common: fitMarket(columns, kinOf, day), others };
}

/**
 * Ordinary least squares of the log price on the same features with one intercept per model. Predicts a sale from an
 * intercept without it.
 */
function leastSquares({ logs, features, size }: SaleColumns, byModel: ReadonlyMap<number, Uint32Array>) {
  const matrix = Array.from({ length: featureCount }, (_, row) =>
    Array.from({ length: featureCount }, (_, column) => (row === column ? 1e-6 : 0)),
  );
  const right = Array.from({ length: featureCount }, () => 0);
  for (const places of byModel.values()) {
    const means = Array.from({ length: featureCount }, (_, k) =>
      meanOf(places, (sale) => features[sale * featureCount + k]!),
    );
    const meanLog = meanOf(places, (sale) => logs[sale]!);
    for (const sale of places)
      for (let row = 0; row < featureCount; row += 1) {
        const value = features[sale * featureCount + row]! - means[row]!;
        right[row]! += value * (logs[sale]! - meanLog);
        for (let column = 0; column <= row; column += 1)
          matrix[row]![column]! += value * (features[sale * featureCount + column]! - means[column]!);
      }
  }
  const slopes = solve(matrix, right);
  const rest = Float64Array.from({ length: size }, (_, sale) => logs[sale]! - featuresTimes(slopes, features, sale));
  const sums = new Float64Array(size);
  for (const places of byModel.values()) {
    const whole = meanOf(places, (sale) => rest[sale]!) * places.length;
    for (const sale of places) sums[sale] = (whole - rest[sale]!) / Math.max(1, places.length - 1);
  }
  return (sale: number): number => Math.exp(sums[sale]! + featuresTimes(slopes, features, sale));
}

const meanOf = (places: Uint32Array, value: (place: number) => number): number =>
  places.reduce((sum, place) => sum + value(place), 0) / places.length;
const share = (predicted: number, amount: number): number => Math.abs(predicted / amount - 1);
const plainMedian = (values: readonly number[]): number =>
  medianOf(
    values,
    values.map(() => 1),
  ) ?? Number.NaN;
const shareOf = (hits: readonly boolean[]) =>
  hits.length === 0 ? null : { sales: hits.length, share: hits.filter(Boolean).length / hits.length };

function sample<T>(from: T[], most: number, seed: number): T[] {
  const random = seededRandom(seed);
  const left = [...from];
  const chosen: T[] = [];
  while (chosen.length < most && left.length > 0) chosen.push(left.splice(random.below(left.length), 1)[0]!);
  return chosen;
}
