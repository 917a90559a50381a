import type { Random } from '../random.ts';
import type { Model } from './models/model.ts';
import type { Condition } from './words/condition.ts';

const byCondition: Record<Condition, number> = { mint: 1.12, good: 1, worn: 0.8, project: 0.52 };

interface Known {
  year: number;
  mileage: number;
  condition: Condition;
  /** Engine and brake upgrades together. */
  stages: number;
}

export function priceOf(model: Model, { year, mileage, condition, stages }: Known, random: Random): number {
  const [, last] = model.years;
  // A current model loses value every year. Older models have reached a stable value.
  const byAge = last >= 2005 ? 0.94 ** (last - year) : 1;
  const byMiles = Math.max(0.72, 1.06 - mileage / 400_000);
  const byWork = 1 + stages * 0.012;
  return asking(model.worth * 1000 * byAge * byMiles * byCondition[condition] * byWork * random.between(0.93, 1.08));
}

/** Rounds to a typical asking price. */
export function asking(value: number): number {
  if (value < 15_000) return Math.max(900, Math.round(value / 50) * 50);
  if (value < 60_000) return Math.round(value / 250) * 250;
  if (value < 200_000) return Math.round(value / 500) * 500;
  return Math.round(value / 5_000) * 5_000;
}
