import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import { colours, drives, fuels, seatNumbers, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import {
  conditions,
  deals,
  isReversed,
  lastPage,
  maxPerRequest,
  priceBands,
  sellerTypes,
  sorts,
  usualSort,
  type Sort,
} from '@forecourt/contract/cars/filter-values.ts';
import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';

/** The browse page's address: filters under the contract's names, the sort order and the page. */
export type BrowseSearch = Partial<CarFilters> & {
  /** Turns off the correction of typing errors. */
  asTyped?: true;
  /** Search words that must not be read as filters. */
  literally?: string | string[];
  sort?: Sort;
  page?: number;
  /** The first of several pages shown below each other. `page` is the last. */
  from?: number;
};

/** Maximum number of pages one address restores. */
export const maxPages = 5;

/** Reads an address as people and other sites write it. Drops invalid values and defaults. */
export function readBrowseSearch(search: Record<string, unknown>): BrowseSearch {
  const read = {
    search: text(search.search, 100),
    ...lists(search),
    model: text(search.model, 60),
    year: whole(search.year, 1900, 2100),
    ...inOrder('minYear', 'maxYear', (name) => whole(search[name], 1900, 2100)),
    priceBand: oneOf(search.priceBand, bandKeys),
    ...inOrder('minPrice', 'maxPrice', (name) => whole(search[name], 0, maxAmount)),
    maxMileage: whole(search.maxMileage, 0, maxAmount),
    sellerType: oneOf(search.sellerType, sellerTypes),
    sellerId: whole(search.sellerId, 1, Number.MAX_SAFE_INTEGER),
    dealerId: whole(search.dealerId, 1, Number.MAX_SAFE_INTEGER),
    minEngine: whole(search.minEngine, 1, 4),
    minBrakes: whole(search.minBrakes, 1, 4),
    minGearbox: whole(search.minGearbox, 1, 4),
    minArmour: whole(search.minArmour, 1, 5),
    ...Object.fromEntries(flags.map((flag) => [flag, String(search[flag]) === 'true' ? (true as const) : undefined])),
    page: whole(search.page, 2, lastPage),
  };
  const sort = oneOf(search.sort, sorts);
  const usual = usualSort(read.search);
  const allowed = sort !== usual && (sort !== 'best_match' || read.search) ? sort : undefined;
  const asTyped = read.search && String(search.asTyped) === 'true' ? (true as const) : undefined;
  const literally = read.search && !asTyped ? oneOrMany(search.literally, (word) => text(word, 60)) : undefined;
  return present({ ...read, asTyped, literally, sort: allowed, from: firstPage(search.from, read.page) });
}

function firstPage(from: unknown, page: number | undefined): number | undefined {
  return page && whole(from, Math.max(1, page - maxPages + 1), page - 1);
}

/** Filters that are either on or absent. */
export const flags = ['hasTurbo', 'openToTrade', 'acceptsOffers', 'priceLowered', 'listedToday'] as const;

/** Filters that accept several values, with the allowed values unless they are names. */
const choosable = {
  make: 40,
  models: 60,
  bodyClass: bodyClasses,
  transmission: transmissions,
  fuel: fuels,
  drive: drives,
  colour: colours,
  seats: seatNumbers,
  deal: deals,
  area: 60,
  region: 60,
} as const;
export type Choosable = keyof typeof choosable;

/** The filter name that excludes values, for example notMake. */
export const excludedName = <K extends Choosable>(name: K) =>
  `not${name[0]!.toUpperCase()}${name.slice(1)}` as `not${Capitalize<K>}`;

type Lists = { [K in Choosable | `not${Capitalize<Choosable>}` | 'condition']: CarFilters[K] };

function lists(search: Record<string, unknown>): Lists {
  const read: Record<string, unknown> = { condition: oneOrMany(search.condition, (value) => oneOf(value, conditions)) };
  for (const [name, values] of Object.entries(choosable))
    for (const key of [name, excludedName(name as Choosable)])
      read[key] = oneOrMany(search[key], (value) =>
        typeof values === 'number' ? text(value, values) : oneOf(value, values as readonly string[]),
      );
  return read as Lists;
}

/** One value stays a scalar and several become a list, so that equal states have equal keys. */
function oneOrMany<T extends string>(value: unknown, read: (value: unknown) => T | undefined): T | T[] | undefined {
  const values = [...new Set((Array.isArray(value) ? value : [value]).map(read))].filter(
    (value) => value !== undefined,
  );
  return values.length > 1 ? values.slice(0, maxPerRequest) : values[0];
}

/** The values of a filter as a list, whether it has one or several. */
export const listOf = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));

const maxAmount = 1_000_000_000;
const bandKeys = priceBands.map(({ key }) => key);

const text = (value: unknown, max: number): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed && trimmed.length <= max ? trimmed : undefined;
};

function whole(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^\d+$/.test(value))) return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}

/** Swaps the ends of a range that are the wrong way round, because no car could match them. */
function inOrder<N extends string>(min: N, max: N, read: (name: N) => number | undefined) {
  const [lower, upper] = [read(min), read(max)];
  const isTurned = isReversed(lower, upper);
  return { [min]: isTurned ? upper : lower, [max]: isTurned ? lower : upper } as Record<N, number | undefined>;
}

const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined values, so that the address stays short and equal states have equal keys. */
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
