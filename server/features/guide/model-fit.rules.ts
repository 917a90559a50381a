import { confidenceOf, type Confidence } from '@forecourt/contract/guide/guide-values.ts';
import { featuresTimes, type SaleColumns } from './sale-columns.rules.ts';
import { capShares, recencyOf, weightsOfPeople } from './sale-weights.rules.ts';
import { deviationOfMedian, maxDeviations, medianOf, robustWeight } from './statistics.rules.ts';

/** Standardised errors: a quarter, half and three quarters of held-out sales were below. */
export type Quartiles = readonly [low: number, median: number, high: number];

/** The parameters all models share, from a fit of all sales. */
export interface Common {
  slopes: number[];
  /** The price level of the market in steps of 30 days before the fit, newest first, as logs relative to now. */
  levels: number[];
  fittedDay: number;
  deviation: number;
  /** How far models are from their make and class, as a variance. */
  modelVariance: number;
  /** Prices of similar models, as the log of a price: by make and class, by class, and all. */
  ofGroups: Record<string, number>;
  ofClasses: Record<string, number>;
  ofAll: number;
  quartiles: Record<Confidence, Quartiles>;
}

export const levelDays = 30;
export const levelAt = ({ levels, fittedDay }: Common, day: number): number => {
  const step = Math.floor((fittedDay - day) / levelDays);
  return levels[Math.min(Math.max(step, 0), levels.length - 1)] ?? 0;
};

/** The make and class of a model. */
export interface Kin {
  makeId: number;
  bodyClass: string;
}
export const groupKey = ({ makeId, bodyClass }: Kin): string => `${makeId} ${bodyClass}`;
export const expectedOf = (common: Common, kin: Kin): number =>
  common.ofGroups[groupKey(kin)] ?? common.ofClasses[kin.bodyClass] ?? common.ofAll;

export interface ModelFit {
  /** The log of the price without age, mileage and upgrades. */
  center: number;
  /** How far sales of this model are from it. */
  deviation: number;
  effectiveSales: number;
  /** Of similar models, in the same unit. */
  similar: number;
  /** How much an estimate is less certain than a single sale varies. */
  uncertainty: number;
  confidence: Confidence | null;
  /** Final weights, in the order of the sales. */
  weights: Float64Array;
  /** Of people and recency alone, without looking at the amounts. */
  fairWeights: Float64Array;
  /** Errors if the sale itself weren't known, in deviations. */
  heldOut: Float64Array;
  isOutlier: Uint8Array;
}

/** The shares of other models' deviation and of this model's own. */
const similarDeviations = 8;
const rounds = 25;

/**
 * Fits one model to its sales. The median of what they cost is refined with weights that ignore what is too far from it,
 * with at most a tenth for each account, and shrunk towards what similar models cost.
 */
export function fitModel(
  columns: SaleColumns,
  sales: ArrayLike<number>,
  common: Common,
  { kin, day }: { kin: Kin; day: number },
): ModelFit {
  const count = sales.length;
  const expected = expectedOf(common, kin);
  const similar = common.deviation ** 2 / common.modelVariance;
  const fairWeights = weightsOfPeople(columns, sales);
  const errors = new Float64Array(count);
  for (let place = 0; place < count; place += 1) {
    const sale = sales[place]!;
    const saleDay = columns.days[sale]!;
    fairWeights[place]! *= recencyOf(day - saleDay);
    errors[place] =
      columns.logs[sale]! - featuresTimes(common.slopes, columns.features, sale) - levelAt(common, saleDay);
  }
  let center = medianOf([...errors, expected], [...fairWeights, similar]) ?? expected;
  let { deviation } = common;
  const weights = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    deviation = deviationAround(center, errors, fairWeights, common.deviation);
    for (let place = 0; place < count; place += 1)
      weights[place] = fairWeights[place]! * robustWeight(errors[place]! - center, deviation);
    capShares(weights, columns, sales, similar);
    const before = center;
    center = meanWith(errors, weights, similar, expected);
    if (Math.abs(center - before) < 1e-9) break;
  }
  const effectiveSales = sumOf(weights);
  const uncertainty = Math.sqrt(1 + 1 / (effectiveSales + similar));
  const heldOut = new Float64Array(count);
  const isOutlier = new Uint8Array(count);
  for (let place = 0; place < count; place += 1) {
    const [error, weight] = [errors[place]!, weights[place]!];
    const whole = effectiveSales + similar;
    const without = (center * whole - weight * error) / Math.max(whole - weight, 1e-9);
    heldOut[place] = (error - without) / (deviation * uncertainty);
    isOutlier[place] = Math.abs(error - center) >= maxDeviations * deviation ? 1 : 0;
  }
  const confidence = confidenceOf(effectiveSales);
  const found = { center, deviation, effectiveSales, similar, uncertainty, confidence };
  return { ...found, weights, fairWeights, heldOut, isOutlier };
}

export function sumOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < values.length; place += 1) sum += values[place]!;
  return sum;
}

function meanWith(values: Float64Array, weights: Float64Array, similar: number, expected: number): number {
  let [sum, total] = [similar * expected, similar];
  for (let place = 0; place < values.length; place += 1) {
    sum += weights[place]! * values[place]!;
    total += weights[place]!;
  }
  return sum / total;
}

/** The deviation of a model's sales, shrunk towards that of all. */
function deviationAround(center: number, errors: Float64Array, weights: Float64Array, ofAll: number): number {
  const far = medianOf(
    Array.from(errors, (error) => Math.abs(error - center)),
    Array.from(weights),
  );
  if (far === null) return ofAll;
  const own = Math.min(Math.max(far * deviationOfMedian, ofAll / 4), ofAll * 4);
  const total = sumOf(weights);
  return Math.exp((total * Math.log(own) + similarDeviations * Math.log(ofAll)) / (total + similarDeviations));
}

/** The parameters that a model's estimates are computed from. */
export interface StoredFit {
  base: number | null;
  slopes: number[];
  median_off: number;
  low_off: number;
  high_off: number;
  lowest_off: number;
  confidence: Confidence | null;
  effective_sales: number;
}

/** Rounded, so that the same sales give the same row. */
const rounded = (value: number): number => Math.round(value * 1e7) / 1e7;

export function storedFit(fit: ModelFit, common: Common): StoredFit {
  const { confidence, center, deviation, uncertainty } = fit;
  const [low, median, high] = common.quartiles[confidence ?? 'low'];
  const unit = deviation * uncertainty;
  return {
    base: confidence === null ? null : rounded(center),
    slopes: common.slopes.map(rounded),
    median_off: rounded(median * unit),
    low_off: rounded(low * unit),
    high_off: rounded(high * unit),
    lowest_off: rounded((median - maxDeviations) * unit),
    confidence,
    effective_sales: rounded(fit.effectiveSales),
  };
}
