import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { conditions, mileageLimits } from '@forecourt/contract/cars/filter-values.ts';

/** How many cars have this value, or how many fewer. Of levels, '=minEngine' counts those at this very one, 'minEngine' those at least there. */
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
 * The counts beside the filters, out of any number of tallies of different cars. Facets that were counted elsewhere
 * replace those of the tallies. The values of each facet are sorted, so that equal counts are equal text and have one
 * ETag in every process.
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
    // Of the days only today's are counted.
    if (facet === 'listed') add('listedToday', 'true', cars);
    else if (!facet.startsWith('=')) add(facet, value, cars);
    else for (let level = 1; level <= Number(value); level += 1) add(facet.slice(1), String(level), cars);
  }
  // What was taken away again is not there.
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

/** A limit lets through what is within any smaller one too. */
function withinLimits(steps: Record<string, number>): Record<string, number> {
  let within = 0;
  const limits: [string, number][] = [];
  for (const limit of mileageLimits) {
    within += steps[limit] ?? 0;
    if (steps[limit]) limits.push([String(limit), within]);
  }
  return Object.fromEntries(limits);
}
