import type { Sort } from '@forecourt/contract/cars/filter-values.ts';

export interface PlanCosts {
  /** How many cars match. */
  total: number;
  of_make: number | null;
  of_class: number | null;
  of_all: number;
  sort: Sort;
  /** How many are needed from the start of the order to the end of the page. */
  needed: number;
  /** The indexes of makes and classes hold all that is asked. */
  isCovered: boolean;
}

/** An index of each make and each class stands in these orders. */
export const ownOrders: readonly Sort[] = ['newest', 'longest_listed', 'price_low', 'price_high'];

/** Going through an index in its order, or to a car by its number, looks at each; gathering reads from the index alone. */
const lookingCost = 6;
/** What it takes to put the bitmaps together, whatever comes of it, and for every so many cars. */
const bitmapCost = 800;
const carsOfBitmap = 200;

/**
 * Three ways lead to a page: to walk along an index in the wanted order until enough were met; to gather all that match
 * from an index of the make, the class or all; or to look up by their numbers those that the bitmaps name. Walking goes
 * through the fewer the more match; gathering goes through all of the make or class; looking up is for few.
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
