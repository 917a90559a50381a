import { guideDays } from '@forecourt/contract/sales/counting-values.ts';
import { featureCount } from './features.rules.ts';
import { groupEffects, type ModelMean } from './group-effects.rules.ts';
import { fitModel, groupKey, levelDays, type Common, type Kin } from './model-fit.rules.ts';
import { normal, quartilesOf, type FittedModel } from './quartiles.rules.ts';
import { featuresTimes, type SaleColumns } from './sale-columns.rules.ts';
import { recencyOf, weightsOfPeople } from './sale-weights.rules.ts';
import { deviationOfMedian, medianOf, robustWeight, solve } from './statistics.rules.ts';

const levelCount = Math.ceil(guideDays / levelDays);
const stepOf = (daysAgo: number): number => Math.min(Math.max(Math.floor(daysAgo / levelDays), 0), levelCount - 1);
const maxRounds = 14;
const settled = 1e-6;
/** How much slopes, and the market's level from one step to the next, are expected to be, before there are sales. */
const expectedSlope = 0.1;
const expectedStep = 0.03;
const startDeviation = 0.25;

/** The sales of each model, by model id. */
export function salesByModel({ size, models }: SaleColumns): Map<number, Uint32Array> {
  const counts = new Map<number, number>();
  for (let sale = 0; sale < size; sale += 1) counts.set(models[sale]!, (counts.get(models[sale]!) ?? 0) + 1);
  const lists = new Map(
    [...counts].toSorted(([one], [other]) => one - other).map(([id, n]) => [id, new Uint32Array(n)]),
  );
  const places = new Map<number, number>();
  for (let sale = 0; sale < size; sale += 1) {
    const place = places.get(models[sale]!) ?? 0;
    lists.get(models[sale]!)![place] = sale;
    places.set(models[sale]!, place + 1);
  }
  return lists;
}

/** Null for models that aren't in the catalogue any more. Their sales don't count. */
export type KinOf = (modelId: number) => Kin | null;

/**
 * Fits what all models have in common: slopes of age, mileage and upgrades, the level of the market over time, and what
 * makes and classes cost. Repeats until they agree, each time with less weight for sales that are far from what is
 * expected.
 */
export function fitMarket(columns: SaleColumns, kinOf: KinOf, day: number): Common {
  return fitAll(columns, kinOf, day).common;
}

/** The same with the fit of every model, which the quartiles come from anyway. */
export function fitAll(columns: SaleColumns, kinOf: KinOf, day: number): { common: Common; fits: FittedModel[] } {
  const { size, days, logs, features } = columns;
  const byModel = [...salesByModel(columns)].flatMap(([id, sales]) => {
    const kin = kinOf(id);
    return kin ? [{ id, sales, kin, group: groupKey(kin) }] : [];
  });
  const people = new Float64Array(size);
  const weights = new Float64Array(size);
  const effects = new Float64Array(byModel.length);
  const groupOf = new Float64Array(byModel.length);
  byModel.forEach(({ sales }, place) => {
    const own = weightsOfPeople(columns, sales);
    sales.forEach((sale, at) => (people[sale] = own[at]!));
    effects[place] =
      medianOf(
        Array.from(sales, (sale) => logs[sale]!),
        Array.from(sales, (sale) => people[sale]!),
      ) ?? 0;
  });
  let common: Common = {
    slopes: Array.from({ length: featureCount }, () => 0),
    levels: Array.from({ length: levelCount }, () => 0),
    fittedDay: day,
    deviation: startDeviation,
    modelVariance: 0.1,
    ofGroups: {},
    ofClasses: {},
    ofAll: 0,
    quartiles: { low: normal, medium: normal, high: normal },
  };
  const steps = Uint8Array.from({ length: size }, (_, sale) => stepOf(day - days[sale]!));
  /** Log prices without what comes from the features. */
  const plain = logs.slice();
  const errors = new Float64Array(size);
  const findErrors = () => {
    const { levels } = common;
    byModel.forEach(({ sales }, place) => {
      const effect = effects[place]!;
      for (const sale of sales) errors[sale] = plain[sale]! - levels[steps[sale]!]! - effect;
    });
  };
  for (let round = 0; round < maxRounds; round += 1) {
    const before = common;
    findErrors();
    // The first rounds begin far from the truth, so they look at all sales but the most absurd.
    const deviation = deviationOf(errors, people, common.deviation);
    for (let sale = 0; sale < size; sale += 1) weights[sale] = people[sale]! * robustWeight(errors[sale]!, deviation);
    common = { ...common, deviation };
    // Every model's mean, with recent sales first.
    const means = byModel.map(({ sales, kin, group }, place): ModelMean => {
      let [sum, total] = [0, 0];
      for (const sale of sales) {
        const weight = weights[sale]! * recencyOf(day - days[sale]!);
        sum += weight * (errors[sale]! + effects[place]!);
        total += weight;
      }
      return { mean: total > 0 ? sum / total : 0, weight: total, group, bodyClass: kin.bodyClass };
    });
    const found = groupEffects(means, deviation ** 2);
    found.ofModels.forEach((effect, place) => (effects[place] = effect));
    means.forEach(({ group }, place) => (groupOf[place] = found.ofGroups[group]!));
    const { modelVariance, ofGroups, ofClasses, ofAll } = found;
    common = { ...common, modelVariance, ofGroups, ofClasses, ofAll };
    common = { ...common, slopes: slopesFor(columns, byModel, { weights, groupOf, steps, common }) };
    for (let sale = 0; sale < size; sale += 1) plain[sale] = logs[sale]! - featuresTimes(common.slopes, features, sale);
    findErrors();
    common = { ...common, levels: levelsFor(steps, { errors, weights, common }) };
    if (haveSettled(before, common)) break;
  }
  const fits = byModel.map(({ id, sales, kin }): FittedModel => {
    return { id, sales, fit: fitModel(columns, sales, common, { kin, day }) };
  });
  return { common: { ...common, quartiles: quartilesOf(fits) }, fits };
}

/** Another round would change no price by more than a thousandth of a percent. */
function haveSettled(before: Common, after: Common): boolean {
  const isNear = (one: readonly number[], other: readonly number[]) =>
    one.every((value, place) => Math.abs(value - other[place]!) < settled);
  return (
    isNear(before.slopes, after.slopes) &&
    isNear(before.levels, after.levels) &&
    isNear([before.ofAll, before.deviation], [after.ofAll, after.deviation])
  );
}

/** From a sample if there are many. */
function deviationOf(errors: Float64Array, weights: Float64Array, before: number): number {
  const step = Math.max(1, Math.floor(errors.length / 20_000));
  const [far, own]: [number[], number[]] = [[], []];
  for (let sale = 0; sale < errors.length; sale += step) {
    far.push(Math.abs(errors[sale]!));
    own.push(weights[sale]!);
  }
  return Math.max((medianOf(far, own) ?? before) * deviationOfMedian, 0.02);
}

type OwnSales = { sales: Uint32Array }[];

/**
 * Slopes from differences within models and, as far as models are similar, between them: each sale minus a part of its
 * model's mean (the random effects estimator). Small without many sales (ridge).
 */
function slopesFor(
  { logs, features }: SaleColumns,
  byModel: OwnSales,
  {
    weights,
    groupOf,
    steps,
    common,
  }: { weights: Float64Array; groupOf: Float64Array; steps: Uint8Array; common: Common },
): number[] {
  const { deviation, modelVariance } = common;
  const levels = Float64Array.from(common.levels);
  // One row after the other. Only the lower half is filled.
  const matrix = new Float64Array(featureCount * featureCount);
  const right = new Float64Array(featureCount);
  const mean = new Float64Array(featureCount);
  const own = new Float64Array(featureCount);
  byModel.forEach(({ sales }, place) => {
    let [total, meanLog] = [0, 0];
    mean.fill(0);
    for (const sale of sales) {
      const weight = weights[sale]!;
      if (weight === 0) continue;
      total += weight;
      meanLog += weight * (logs[sale]! - levels[steps[sale]!]! - groupOf[place]!);
      for (let k = 0; k < featureCount; k += 1) mean[k]! += weight * features[sale * featureCount + k]!;
    }
    if (total === 0) return;
    const part = (1 - Math.sqrt(deviation ** 2 / (deviation ** 2 + total * modelVariance))) / total;
    for (const sale of sales) {
      const weight = weights[sale]!;
      if (weight === 0) continue;
      const log = logs[sale]! - levels[steps[sale]!]! - groupOf[place]! - part * meanLog;
      for (let k = 0; k < featureCount; k += 1) own[k] = features[sale * featureCount + k]! - part * mean[k]!;
      for (let row = 0; row < featureCount; row += 1) {
        const value = weight * own[row]!;
        right[row]! += value * log;
        const line = row * featureCount;
        for (let column = 0; column <= row; column += 1) matrix[line + column]! += value * own[column]!;
      }
    }
  });
  const ridge = (deviation / expectedSlope) ** 2;
  const rows = Array.from({ length: featureCount }, (_, row) =>
    Array.from(
      { length: featureCount },
      (_, column) => matrix[row * featureCount + column]! + (row === column ? ridge : 0),
    ),
  );
  return solve(rows, [...right]);
}

/** The level of the market in each step of 30 days, smoothed so that one step is like the next, relative to the newest. */
function levelsFor(
  steps: Uint8Array,
  { errors, weights, common }: { errors: Float64Array; weights: Float64Array; common: Common },
): number[] {
  const { levels, deviation } = common;
  const smooth = (deviation / expectedStep) ** 2;
  const matrix = levels.map((_, row) => levels.map((_, column) => (row === column ? 1e-6 : 0)));
  const right = levels.map(() => 0);
  for (let step = 0; step + 1 < levels.length; step += 1) {
    matrix[step]![step]! += smooth;
    matrix[step + 1]![step + 1]! += smooth;
    matrix[step + 1]![step]! -= smooth;
  }
  steps.forEach((step, sale) => {
    const weight = weights[sale]!;
    if (weight === 0) return;
    matrix[step]![step]! += weight;
    right[step]! += weight * (errors[sale]! + levels[step]!);
  });
  const found = solve(matrix, right);
  return found.map((level) => level - found[0]!);
}
