import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import { lastPage, priceBands, sellerTypes, sorts, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { bodyClasses } from '@forecourt/contract/catalogue/body-classes.ts';

/** What stands in the address of the browse page: the filters under the contract's names, the order and the page. */
export type BrowseSearch = Partial<CarFilters> & {
  /** The words are meant as they stand. */
  asTyped?: true;
  sort?: Sort;
  page?: number;
};

/** Reads an address as people and other sites write it; what is not valid or says nothing new is dropped. */
export function readBrowseSearch(search: Record<string, unknown>): BrowseSearch {
  const read = {
    search: text(search.search, 100),
    make: text(search.make, 40),
    model: text(search.model, 60),
    year: whole(search.year, 1900, 2100),
    minYear: whole(search.minYear, 1900, 2100),
    maxYear: whole(search.maxYear, 1900, 2100),
    priceBand: one(search.priceBand, bandKeys),
    minPrice: whole(search.minPrice, 0, maxAmount),
    maxPrice: whole(search.maxPrice, 0, maxAmount),
    maxMileage: whole(search.maxMileage, 0, maxAmount),
    bodyClass: one(search.bodyClass, bodyClasses),
    sellerType: one(search.sellerType, sellerTypes),
    sellerId: whole(search.sellerId, 1, Number.MAX_SAFE_INTEGER),
    dealerId: whole(search.dealerId, 1, Number.MAX_SAFE_INTEGER),
    page: whole(search.page, 2, lastPage),
  };
  const sort = one(search.sort, sorts);
  const usual = usualSort(read.search);
  const allowed = sort !== usual && (sort !== 'best_match' || read.search) ? sort : undefined;
  const asTyped = read.search && String(search.asTyped) === 'true' ? (true as const) : undefined;
  return present({ ...read, asTyped, sort: allowed });
}

/** The order when none is chosen: a search ranks, everything else is newest first. */
export const usualSort = (search: string | undefined): Sort => (search ? 'best_match' : 'newest');

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

const one = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that hold nothing, so that the address stays short and equal states have equal keys. */
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
