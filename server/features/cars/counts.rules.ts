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

/** The counts beside the filters, out of any number of tallies of different cars. */
export function filterCounts(tallies: readonly Tallied[]): FilterCounts {
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
  // What was taken away again is not there. Wherever it was counted first, the same is written alike.
  const of = (facet: string) =>
    Object.fromEntries(
      Object.entries(sums.get(facet) ?? {})
        .filter(([, cars]) => cars > 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const features = of('feature');
  return {
    ...(Object.fromEntries([...plain, ...levelled].map((facet) => [facet, of(facet)])) as Omit<
      FilterCounts,
      'condition' | 'maxMileage'
    >),
    condition: Object.fromEntries(conditions.flatMap((name) => (features[name] ? [[name, features[name]]] : []))),
    maxMileage: withinLimits(of('maxMileage')),
  };
}

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
