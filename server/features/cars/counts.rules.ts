import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { conditions, mileageLimits } from '@forecourt/contract/cars/filter-values.ts';

/**
 * Number of cars with this value, or a negative change. For levels, '=minEngine' counts exactly this level and
 * 'minEngine' counts this level or higher.
 */
export type Tallied = [facet: string, value: string, cars: number];

const levelled = ['minEngine', 'minBrakes', 'minGearbox', 'minArmour'] as const;
const plain = [
  'make',
  'models',
  'bodyClass',
  'year',
  'priceBand',
  'sellerType',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'hasTurbo',
  'openToTrade',
  'priceLowered',
  'listedToday',
] as const;

/**
 * Filter counts from any number of tallies of different cars. Facets in `counted` replace those from the tallies.
 * Values are sorted so that equal counts give the same text and the same ETag in every process.
 */
export function filterCounts(tallies: readonly Tallied[], counted: Partial<FilterCounts> = {}): FilterCounts {
  const sums = new Map<string, Record<string, number>>();
  const add = (facet: string, value: string, cars: number) => {
    const of = sums.get(facet) ?? {};
    of[value] = (of[value] ?? 0) + cars;
    sums.set(facet, of);
  };
  for (const [facet, value, cars] of tallies) {
    if (cars === 0) continue;
    // Only today counts as a facet.
    if (facet === 'listed') add('listedToday', 'true', cars);
    else if (!facet.startsWith('=')) add(facet, value, cars);
    else for (let level = 1; level <= Number(value); level += 1) add(facet.slice(1), String(level), cars);
  }
  // Values that dropped to zero are left out.
  const of = (facet: string) =>
    Object.fromEntries(Object.entries(sums.get(facet) ?? {}).filter(([, cars]) => cars > 0));
  const features = of('feature');
  const counts = {
    ...(Object.fromEntries([...plain, ...levelled].map((facet) => [facet, of(facet)])) as Omit<
      FilterCounts,
      'condition' | 'maxMileage'
    >),
    condition: Object.fromEntries(conditions.flatMap((name) => (features[name] ? [[name, features[name]]] : []))),
    maxMileage: withinLimits(of('maxMileage')),
    ...counted,
  };
  return Object.fromEntries(Object.entries(counts).map(([facet, values]) => [facet, sorted(values)])) as FilterCounts;
}

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** A limit also includes all cars within smaller limits. */
function withinLimits(steps: Record<string, number>): Record<string, number> {
  let within = 0;
  const limits: [string, number][] = [];
  for (const limit of mileageLimits) {
    within += steps[limit] ?? 0;
    if (steps[limit]) limits.push([String(limit), within]);
  }
  return Object.fromEntries(limits);
}
