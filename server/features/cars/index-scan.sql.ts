import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import { ownOrders } from './query-plan.rules.ts';
import { filtersOf, listOf, type Filter } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';

/**
 * Splits the filters into the bounds of the index walk (one make or class with its own index, or ranges of the sort
 * order) and the rest.
 */
export function inScanOrder({ sort, wanted }: ListOptions) {
  const own = (['make', 'bodyClass'] as const).find((facet) => listOf(wanted[facet]).length === 1);
  const isBound = ({ of, term }: Filter) =>
    (of !== undefined && of === own && term?.any !== undefined && ownOrders.includes(sort)) ||
    (rangesOf[sort] ?? []).some((range) => range === of || range === term?.facet);
  const { bounds = [], others = [] } = Object.groupBy(filtersOf(wanted), (one) => (isBound(one) ? 'bounds' : 'others'));
  return { bounds: bounds.map(({ condition }) => condition), others: others.map(({ condition }) => condition) };
}

/** Filters that are ranges of a sort order. */
const rangesOf: Partial<Record<Sort, string[]>> = {
  newest: ['listedToday'],
  longest_listed: ['listedToday'],
  price_low: ['priceBand', 'price'],
  price_high: ['priceBand', 'price'],
  mileage_low: ['maxMileage', 'mileage'],
  year_new: ['year'],
  year_old: ['year'],
};

/**
 * The limit is written into the statement because plans depend on it. Rounding up keeps the number of different
 * statements small.
 */
export const roundedUp = (needed: number): number => 24 * 2 ** Math.max(0, Math.ceil(Math.log2(needed / 24)));
