import type { Confidence } from '@forecourt/contract/guide/guide-values.ts';
import { guideDays } from '@forecourt/contract/sales/counting-values.ts';
import { featureCount } from './features.rules.ts';
import { groupEffects, type ModelMean } from './group-effects.rules.ts';
import { fitModel, groupKey, levelAt, levelDays, type Common, type Kin, type Quartiles } from './model-fit.rules.ts';
import { featuresTimes, type SaleColumns } from './sale-columns.rules.ts';
import { recencyOf, weightsOfPeople } from './sale-weights.rules.ts';
import { deviationOfMedian, medianOf, quantileOf, robustWeight, solve } from './statistics.rules.ts';

const levelCount = Math.ceil(guideDays / levelDays);
const rounds = 14;
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
  const errors = new Float64Array(size);
  const findErrors = () => {
    byModel.forEach(({ sales }, place) => {
      for (const sale of sales)
        errors[sale] =
          logs[sale]! - featuresTimes(common.slopes, features, sale) - levelAt(common, days[sale]!) - effects[place]!;
    });
  };
  for (let round = 0; round < rounds; round += 1) {
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
    common = { ...common, slopes: slopesFor(columns, byModel, { weights, groupOf, common }) };
    findErrors();
    common = { ...common, levels: levelsFor(columns, { errors, weights, common }) };
  }
  return { ...common, quartiles: quartilesFor(columns, byModel, common, day) };
}

const normal: Quartiles = [-0.6745, 0, 0.6745];

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
  { logs, days, features }: SaleColumns,
  byModel: OwnSales,
  { weights, groupOf, common }: { weights: Float64Array; groupOf: Float64Array; common: Common },
): number[] {
  const { deviation, modelVariance } = common;
  const matrix = Array.from({ length: featureCount }, (_, row) =>
    Array.from({ length: featureCount }, (_, column) => (row === column ? (deviation / expectedSlope) ** 2 : 0)),
  );
  const right = Array.from({ length: featureCount }, () => 0);
  const mean = new Float64Array(featureCount);
  const own = new Float64Array(featureCount);
  byModel.forEach(({ sales }, place) => {
    let [total, meanLog] = [0, 0];
    mean.fill(0);
    for (const sale of sales) {
      const weight = weights[sale]!;
      if (weight === 0) continue;
      total += weight;
      meanLog += weight * (logs[sale]! - levelAt(common, days[sale]!) - groupOf[place]!);
      for (let k = 0; k < featureCount; k += 1) mean[k]! += weight * features[sale * featureCount + k]!;
    }
    if (total === 0) return;
    const part = (1 - Math.sqrt(deviation ** 2 / (deviation ** 2 + total * modelVariance))) / total;
    for (const sale of sales) {
      const weight = weights[sale]!;
      if (weight === 0) continue;
      const log = logs[sale]! - levelAt(common, days[sale]!) - groupOf[place]! - part * meanLog;
      for (let k = 0; k < featureCount; k += 1) own[k] = features[sale * featureCount + k]! - part * mean[k]!;
      for (let row = 0; row < featureCount; row += 1) {
        const value = weight * own[row]!;
        if (value === 0) continue;
        right[row]! += value * log;
        const line = matrix[row]!;
        for (let column = 0; column <= row; column += 1) line[column]! += value * own[column]!;
      }
    }
  });
  return solve(matrix, right);
}

/** The level of the market in each step of 30 days, smoothed so that one step is like the next, relative to the newest. */
function levelsFor(
  { size, days }: SaleColumns,
  { errors, weights, common }: { errors: Float64Array; weights: Float64Array; common: Common },
): number[] {
  const { levels, fittedDay, deviation } = common;
  const smooth = (deviation / expectedStep) ** 2;
  const matrix = levels.map((_, row) => levels.map((_, column) => (row === column ? 1e-6 : 0)));
  const right = levels.map(() => 0);
  for (let step = 0; step + 1 < levels.length; step += 1) {
    matrix[step]![step]! += smooth;
    matrix[step + 1]![step + 1]! += smooth;
    matrix[step + 1]![step]! -= smooth;
  }
  for (let sale = 0; sale < size; sale += 1) {
    const weight = weights[sale]!;
    if (weight === 0) continue;
    const step = Math.min(Math.max(Math.floor((fittedDay - days[sale]!) / levelDays), 0), levels.length - 1);
    matrix[step]![step]! += weight;
    right[step]! += weight * (errors[sale]! + levels[step]!);
  }
  const found = solve(matrix, right);
  return found.map((level) => level - found[0]!);
}

/** Sales of models with much less confidence than others vary more, so each level of confidence has its own. */
function quartilesFor(
  columns: SaleColumns,
  byModel: { sales: Uint32Array; kin: Kin }[],
  common: Common,
  day: number,
): Record<Confidence, Quartiles> {
  const found: Record<Confidence, { errors: number[]; weights: number[] }> = {
    low: { errors: [], weights: [] },
    medium: { errors: [], weights: [] },
    high: { errors: [], weights: [] },
  };
  for (const { sales, kin } of byModel) {
    const fit = fitModel(columns, sales, common, { kin, day });
    if (!fit.confidence) continue;
    const { errors, weights } = found[fit.confidence];
    fit.heldOut.forEach((error, place) => {
      errors.push(error);
      weights.push(fit.fairWeights[place]!);
    });
  }
  const all = {
    errors: Object.values(found).flatMap(({ errors }) => errors),
    weights: Object.values(found).flatMap(({ weights }) => weights),
  };
  const ofAll = normal.map((usual, place) => blend(all, place, usual, 20)) as unknown as Quartiles;
  const of = (confidence: Confidence) =>
    ofAll.map((usual, place) => blend(found[confidence], place, usual, 60)) as unknown as Quartiles;
  return { low: of('low'), medium: of('medium'), high: of('high') };
}

/** A quartile, shrunk towards the usual one as if that had been seen so many times. */
function blend(seen: { errors: number[]; weights: number[] }, place: number, usual: number, times: number): number {
  const own = quantileOf(seen.errors, seen.weights, (place + 1) / 4);
  if (own === null) return usual;
  let total = 0;
  for (const weight of seen.weights) total += weight;
  return (total * own + times * usual) / (total + times);
}
