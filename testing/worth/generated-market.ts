import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { featuresOf, yearOf, type PricedFacts } from '../../server/features/guide/features.rules.ts';
import type { GuideSale } from '../../server/features/guide/sale-columns.rules.ts';
import { seededRandom } from '../random.ts';

const dayMs = 86_400_000;
export const today = new Date('2026-11-19T00:00:00Z');

/** A sale with what the seller asked and whether its amount is nonsense. */
export interface MadeSale extends GuideSale {
  asking: number;
  isNonsense: boolean;
}

interface MarketOptions {
  sales: number;
  models: number;
  seed: number;
  /** Markets of the same truth are parts of one, with different sales. */
  truth?: number;
  /** A part of the amounts has nothing to do with the car. */
  nonsense?: number;
}

const makes = 40;
/** The true slopes of the market, which the guide doesn't know. */
const slopes = [-0.09, -0.035, -0.035, -0.012, 0.025, 0.012, 0.01, 0.02, 0.05, -0.05];

/** The true price level, as a log. */
export const levelAgo = (daysAgo: number): number => 0.1 * Math.sin(daysAgo / 120) - 0.0002 * daysAgo;

export const kinOfModel = (id: number) => ({
  makeId: id % makes,
  bodyClass: bodyClasses[(id * 7) % bodyClasses.length]!,
});

/**
 * Two years of sales with known truth: a level per class, make and model, slopes, a price level that moves, heavy tails,
 * nonsense amounts, and few sales of most models.
 */
export function generatedMarket({ sales, models, seed, truth, nonsense = 0.05 }: MarketOptions): MadeSale[] {
  let random = seededRandom(truth ?? seed);
  const next = () => random.below(1_000_000) / 1_000_000;
  const normal = () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next());
  // Student's t with three degrees of freedom.
  const heavy = () => normal() / Math.sqrt((normal() ** 2 + normal() ** 2 + normal() ** 2) / 3);
  const ofClasses = bodyClasses.map(() => 10.2 + 0.6 * normal());
  const ofMakes = Array.from({ length: makes }, () => 0.25 * normal());
  const ofModels = Array.from({ length: models }, (_, id) => {
    const { makeId, bodyClass } = kinOfModel(id);
    return ofClasses[bodyClasses.indexOf(bodyClass)]! + ofMakes[makeId]! + 0.3 * normal();
  });
  if (truth !== undefined) random = seededRandom(seed);
  const people = Math.max(60, Math.round(sales * 0.8));
  return Array.from({ length: sales }, (_, place): MadeSale => {
    // The first models sell most.
    const model = Math.min(models - 1, Math.floor(models * next() ** 2.5));
    const daysAgo = 1 + 699 * next() ** 1.3;
    const soldAt = new Date(today.getTime() - daysAgo * dayMs);
    const isTuned = random.chance(0.3);
    const level = (most: number) => (isTuned ? random.below(most + 1) : 0);
    const year = 2026 - Math.floor(22 * next() ** 1.5);
    const car: PricedFacts = {
      year,
      mileage: random.chance(0.06) ? null : Math.round((2026.5 - year) * 9_000 * (0.3 + 1.2 * next())),
      engine_upgrade: level(4),
      brake_upgrade: level(4),
      transmission_upgrade: level(4),
      armour: random.chance(0.1) ? random.below(6) : 0,
      has_turbo: isTuned && random.chance(0.5),
    };
    const features = featuresOf(car, yearOf(soldAt));
    const log = ofModels[model]! + levelAgo(daysAgo) + features.reduce((sum, value, k) => sum + value * slopes[k]!, 0);
    const isNonsense = random.chance(nonsense);
    const amount = Math.exp(log + 0.1 * heavy());
    const seller = 1 + random.below(people);
    return {
      id: place + 1,
      model_id: model,
      amount: Math.max(1, Math.round(isNonsense ? 10 ** (1 + 7 * next()) : amount)),
      asking: Math.round(Math.exp(log + 0.08 + 0.14 * Math.abs(normal()) + 0.05 * normal())),
      isNonsense,
      sold_at: soldAt.getTime(),
      seller,
      buyer: 1 + ((seller + random.below(people - 1)) % people),
      ...car,
    };
  });
}
