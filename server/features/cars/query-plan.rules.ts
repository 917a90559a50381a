import type { Sort } from '@forecourt/contract/cars/filter-values.ts';

export interface PlanCosts {
  /** Number of matches. */
  total: number;
  of_make: number | null;
  of_class: number | null;
  of_all: number;
  sort: Sort;
  /** Rows needed from the start of the order to the end of the page. */
  needed: number;
  /** The make and class indexes contain every column the filters need. */
  isCovered: boolean;
}

/** The sort orders for which each make and class has its own index. */
export const ownOrders: readonly Sort[] = ['newest', 'longest_listed', 'price_low', 'price_high'];

/** A walk or a lookup by id reads each row. A gather reads only the index. */
const lookingCost = 6;
/** The fixed cost of combining the bitmaps, and the cost per so many cars. */
const bitmapCost = 800;
const carsOfBitmap = 200;

/**
 * Chooses between three plans. A walk follows an index in sort order until the page is full, and gets cheaper the more
 * cars match. A gather collects all matches from the index of the make, the class or all cars. A lookup reads the ids
 * found by the bitmaps, and suits small results.
 */
export function choosePlan(ways: PlanCosts): 'walk' | 'gather' | 'look_up' {
  const { total, of_make, of_class, of_all, sort, needed, isCovered } = ways;
  const own = of_make ?? of_class;
  const walked = ownOrders.includes(sort) ? (own ?? of_all) : of_all;
  const gathered = Math.min(own ?? of_all, of_make ?? Infinity, of_class ?? Infinity);
  const costs = {
    walk: ((needed * walked) / Math.max(total, 1)) * lookingCost,
    gather: isCovered ? gathered : gathered * lookingCost,
    look_up: bitmapCost + of_all / carsOfBitmap + total * lookingCost,
  };
  if (costs.walk < costs.gather && costs.walk < costs.look_up) return 'walk';
  return costs.gather <= costs.look_up ? 'gather' : 'look_up';
}
