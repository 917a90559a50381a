import type { Sort } from '@forecourt/contract/cars/filter-values.ts';

export interface Ways {
  /** How many cars match. */
  total: number;
  of_make: number | null;
  of_class: number | null;
  of_all: number;
  sort: Sort;
  /** How many are needed from the start of the order to the end of the page. */
  needed: number;
}

/** An index of each make and each class stands in these orders. */
const ownOrders: readonly Sort[] = ['newest', 'price_low', 'price_high'];

/** Going through an index in its order looks at each car; gathering reads from the index alone. */
const walkingCost = 6;

/**
 * Two ways lead to a page: to walk along an index in the wanted order until enough were met, or to gather all that
 * match and sort them. Walking goes through the fewer the more match; gathering goes through all of the make or class.
 */
export function isWalkShorter({ total, of_make, of_class, of_all, sort, needed }: Ways): boolean {
  const own = of_make ?? of_class;
  const walked = ownOrders.includes(sort) ? (own ?? of_all) : of_all;
  const expected = (needed * walked) / Math.max(total, 1);
  return expected * walkingCost < Math.min(own ?? of_all, of_make ?? Infinity, of_class ?? Infinity);
}
