import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { conditions, maxFeaturedAbove, mileageLimits, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { countBoth, has, keep, slotsIn, type Bits } from './bits.ts';
import type { CarIndex, CodedFacet, NumberColumn } from './car-index.ts';
import { filtersOf, listOf, type CarQuery } from '../filters/filters.sql.ts';
import type { ListOptions } from '../filters/list.sql.ts';

/** The cars of a page and the featured ones above it, by id. */
export interface FoundPage {
  ids: number[];
  above: number[];
  total: number;
  featured: number;
}

/** Cars found by words, and how well each matches. */
export type Ranks = ReadonlyMap<number, number>;

/** The cars that meet all filters, and for each filtered facet those that would without its own filters. */
export interface Narrowed {
  all: Bits;
  total: number;
  ofFacet: (facet: string) => Bits;
}

export function narrow(index: CarIndex, wanted: CarQuery, found?: Ranks): Narrowed {
  const filters = filtersOf(wanted).flatMap(({ of, term }) => (term ? [{ of, cars: index.matching(term) }] : []));
  const among = index.all(found?.keys());
  const without = (facet?: string): Bits => {
    const cars = among.slice();
    for (const one of filters) if (one.of === undefined || one.of !== facet) keep(cars, one.cars);
    return cars;
  };
  const all = without();
  const isFiltered = new Set<string | undefined>(filters.map(({ of }) => of));
  return { all, total: countBoth(all, all), ofFacet: (facet) => (isFiltered.has(facet) ? without(facet) : all) };
}

export function pageIn(
  index: CarIndex,
  { all, total }: Narrowed,
  options: Omit<ListOptions, 'withCounts'>,
  found?: Ranks,
): FoundPage {
  const { isStrict, page, limit } = options;
  const order = orderOf(index, options, found);
  const featured = all.slice();
  keep(featured, index.set('featured', 'true'));
  const featuredOnes = first(featured, order, Infinity);
  const idsOf = (slots: number[]) => slots.map((slot) => index.ids()[slot]!);
  if (isStrict) {
    const shown = first(all, order, page * limit).slice((page - 1) * limit);
    const above = page === 1 ? featuredOnes.filter((slot) => !shown.includes(slot)).slice(0, maxFeaturedAbove) : [];
    return { ids: idsOf(shown), above: idsOf(above), total, featured: featuredOnes.length };
  }
  const others = all.slice();
  keep(others, featured, true);
  const shown = [...featuredOnes, ...first(others, order, page * limit - featuredOnes.length)];
  return { ids: idsOf(shown.slice((page - 1) * limit, page * limit)), above: [], total, featured: featuredOnes.length };
}

const orders: Record<Exclude<Sort, 'best_match'>, [NumberColumn, direction: 1 | -1]> = {
  newest: ['published', -1],
  longest_listed: ['published', 1],
  price_low: ['price', 1],
  price_high: ['price', -1],
  price_drop: ['priceDrop', -1],
  best_deal: ['priceRatio', 1],
  mileage_low: ['mileage', 1],
  year_new: ['year', -1],
  year_old: ['year', 1],
  most_viewed: ['views', -1],
};

interface Order {
  keys: Float64Array;
  ids: Float64Array;
  direction: 1 | -1;
}

function orderOf(index: CarIndex, { sort }: Pick<ListOptions, 'sort'>, found?: Ranks): Order {
  const ids = index.ids();
  const [name, direction] = orders[sort === 'best_match' ? 'newest' : sort];
  if (sort !== 'best_match' || !found) return { keys: index.column(name), ids, direction };
  const keys = new Float64Array(ids.length);
  for (const [id, rank] of found) keys[index.slotOf(id) ?? -1] = rank;
  return { keys, ids, direction: -1 };
}

/**
 * The first of these cars in order, equal ones by id. Collects twice as many as needed, drops the later half and
 * skips whatever comes after the last one. Newer cars usually have later slots, so it starts where the first are
 * likely to be.
 */
function first(cars: Bits, { keys, ids, direction }: Order, most: number): number[] {
  if (most <= 0) return [];
  const compare = (one: number, other: number) =>
    direction * (keys[one]! - keys[other]!) || direction * (ids[one]! - ids[other]!);
  const slots = slotsIn(cars);
  if (direction === -1) slots.reverse();
  const kept: number[] = [];
  let last: number | null = null;
  for (const slot of slots) {
    if (last !== null && compare(slot, last) > 0) continue;
    kept.push(slot);
    if (kept.length >= 2 * most) last = dropLast(kept, most, compare);
  }
  return kept.toSorted(compare).slice(0, most);
}

/** Keeps the first of these, in any order but for the last one, which it returns (Hoare's selection). */
function dropLast(slots: number[], most: number, compare: (one: number, other: number) => number): number {
  for (let [low, high] = [0, slots.length - 1]; low < high;) {
    const middle = slots[(low + high) >>> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(slots[left]!, middle) < 0) left += 1;
      while (compare(slots[right]!, middle) > 0) right -= 1;
      if (left > right) break;
      [slots[left], slots[right]] = [slots[right]!, slots[left]!];
      left += 1;
      right -= 1;
    }
    if (most - 1 <= right) high = right;
    else if (most - 1 >= left) low = left;
    else break;
  }
  slots.length = most;
  return slots[most - 1]!;
}

/** The filter counts. Values are sorted, so that equal counts give the same text and ETag in every process. */
export function countsIn(index: CarIndex, { all, ofFacet }: Narrowed, { make, today }: CarQuery): FilterCounts {
  const inAll = counterOf(all);
  const counter = (cars: Bits) => (cars === all ? inAll : counterOf(cars));
  const bySets = (facet: string, of = facet) => {
    const count = counter(ofFacet(of));
    return sorted([...index.values(facet)].map(([value, set]) => [value, count(set)]));
  };
  const tallied = (facet: CodedFacet, cars = ofFacet(facet)) => sorted(tally(index, facet, cars));
  const ofMakes = (makes: string[]) => {
    const cars = ofFacet('models').slice();
    keep(cars, index.matching({ any: makes.map((one) => ['make', one]) }));
    return cars;
  };
  const since = (time: Date) => index.matching({ facet: 'published', lowest: time.getTime() * 1000 });
  return {
    make: tallied('make'),
    models: listOf(make).length > 0 ? tallied('models', ofMakes(listOf(make))) : {},
    bodyClass: bySets('bodyClass'),
    year: tallied('year'),
    priceBand: bySets('priceBand'),
    deal: bySets('deal'),
    sellerType: bySets('sellerType'),
    transmission: bySets('transmission'),
    fuel: bySets('fuel'),
    drive: bySets('drive'),
    colour: bySets('colour'),
    seats: bySets('seats'),
    area: known(tallied('area')),
    region: bySets('region', 'area'),
    hasTurbo: bySets('hasTurbo'),
    openToTrade: bySets('openToTrade'),
    acceptsOffers: bySets('acceptsOffers'),
    priceLowered: bySets('priceLowered'),
    listedToday: sorted(today ? [['true', counter(ofFacet('listedToday'))(since(today.since))]] : []),
    minEngine: bySets('minEngine'),
    minBrakes: bySets('minBrakes'),
    minGearbox: bySets('minGearbox'),
    minArmour: bySets('minArmour'),
    condition: sorted(conditions.map((name) => [name, inAll(index.set('feature', name))])),
    maxMileage: withinLimits(bySets('maxMileage')),
  };
}

/** Counts how many of these cars are in a set: a few one by one, many a word at a time. */
function counterOf(cars: Bits): (set: Bits) => number {
  const total = countBoth(cars, cars);
  if (total * 4 > cars.length) return (set) => countBoth(cars, set);
  const slots = [...slotsIn(cars)];
  return (set) => slots.reduce((sum, slot) => sum + (has(set, slot) ? 1 : 0), 0);
}

/** How many of these cars have each value. */
export function tally(index: CarIndex, facet: CodedFacet, cars: Bits): [value: string, cars: number][] {
  const { values, ofCars } = index.coded(facet);
  const sums = new Uint32Array(values.length);
  const slots = slotsIn(cars);
  for (let place = 0; place < slots.length; place += 1) sums[ofCars[slots[place]!]!]! += 1;
  return values.map((value, code) => [value, sums[code]!]);
}

/** Without the cars that have no value. */
const known = ({ '': _none, ...counts }: Record<string, number>): Record<string, number> => counts;

const sorted = (counts: [value: string, cars: number][]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, cars]) => cars > 0).toSorted(([one], [other]) => (one < other ? -1 : 1)));

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
