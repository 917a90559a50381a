import { count, money } from '../../../lib/format.ts';
import { sellerTypeNames } from '../../../lib/car-words.ts';
import type { BrowseSearch } from './browse-search.ts';
import type { Change } from './filter-changes.ts';
import { priceBandNames } from './price-band-names.ts';

/** One filter that is in force, in words, and the change that takes it away. */
export interface ActiveFilter {
  key: string;
  text: string;
  removal: Change;
}

/** @param sellerName of the one whose cars are shown, once it is known */
export function activeFilters(search: BrowseSearch, sellerName?: string): ActiveFilter[] {
  const { minPrice, maxPrice, minYear, maxYear } = search;
  return [
    search.search && chip('search', `“${search.search}”`),
    search.priceBand && chip('priceBand', priceBandNames[search.priceBand]),
    span('price', minPrice, maxPrice, money, { minPrice: undefined, maxPrice: undefined }),
    search.year && chip('year', String(search.year)),
    span('years', minYear, maxYear, String, { minYear: undefined, maxYear: undefined }),
    search.make && chip('make', search.make),
    search.model && chip('model', search.model),
    search.bodyClass && chip('bodyClass', search.bodyClass),
    search.sellerType && chip('sellerType', sellerTypeNames[search.sellerType]),
    search.maxMileage !== undefined && chip('maxMileage', `Up to ${count(search.maxMileage)} mi`),
    search.sellerId && chip('sellerId', `Seller: ${sellerName ?? 'one person'}`),
    search.dealerId && chip('dealerId', `Dealer: ${sellerName ?? 'one dealer'}`),
  ].filter((filter) => typeof filter === 'object');
}

const chip = (key: keyof Change, text: string): ActiveFilter => ({ key, text, removal: { [key]: undefined } });

function span(
  key: string,
  min: number | undefined,
  max: number | undefined,
  show: (value: number) => string,
  removal: Change,
): ActiveFilter | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (max === undefined) return { key, text: `From ${show(min ?? 0)}`, removal };
  if (min === undefined) return { key, text: `Up to ${show(max)}`, removal };
  return { key, text: `${show(min)} – ${show(max)}`, removal };
}
