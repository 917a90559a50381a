import { mileageLimits } from '@forecourt/contract/cars/filter-values.ts';
import { count } from '../../lib/format.ts';

/** The spec's limits, plus the one in the address. */
export const mileageChoices = (chosen: number | undefined): { value: string; label: string }[] =>
  [...new Set([...mileageLimits, ...(chosen === undefined ? [] : [chosen])])]
    .toSorted((a, b) => a - b)
    .map((limit) => ({ value: String(limit), label: `Up to ${count(limit)} mi` }));

/** A limit without a count of its own matches as many cars as the next lower one. */
export function mileageCounts(counts: Readonly<Record<string, number>>): Record<string, number> {
  let within = 0;
  const filled: Record<string, number> = {};
  for (const limit of mileageLimits) {
    within = Math.max(within, counts[limit] ?? 0);
    filled[limit] = within;
  }
  return filled;
}
