import type { Understood } from '@forecourt/contract/cars/browse.ts';
import { dealNames } from '@forecourt/contract/cars/filter-values.ts';
import {
  colourNames,
  driveNames,
  fuelNames,
  seatNames,
  sellerTypeNames,
  transmissionNames,
} from '../../lib/car-words.ts';
import { count, money } from '../../lib/format.ts';
import { flags, listOf, excludedName, type BrowseSearch, type Choosable } from './browse-search.ts';
import { toggled, type Change } from './filter-changes.ts';
import { flagNames, levelNames } from './fact-names.ts';
import { priceBandNames } from './price-band-names.ts';

/** An active filter in words, and the change that removes it. */
export interface ActiveFilter {
  key: string;
  text: string;
  removal: Change;
  /** Recognised in the search text. Removing it searches for the exact word. */
  isUnderstood?: true;
}

/** Display names of filter values. Makes and models need none. */
export const namesOf: Partial<Record<Choosable, Readonly<Record<string, string>>>> = {
  transmission: transmissionNames,
  fuel: fuelNames,
  drive: driveNames,
  colour: colourNames,
  seats: seatNames,
  deal: dealNames,
};
const choosable = [
  'make',
  'models',
  'deal',
  'bodyClass',
  'region',
  'area',
  'transmission',
  'fuel',
  'drive',
  'seats',
  'colour',
] as const;

/** @param sellerName of the seller whose cars are shown, once known */
export function activeFilters(search: BrowseSearch, sellerName?: string): ActiveFilter[] {
  const { minPrice, maxPrice, minYear, maxYear } = search;
  return [
    search.search && chip('search', `“${search.search}”`),
    search.priceBand && chip('priceBand', priceBandNames[search.priceBand]),
    span('price', minPrice, maxPrice, money, { minPrice: undefined, maxPrice: undefined }),
    search.year && chip('year', String(search.year)),
    span('years', minYear, maxYear, String, { minYear: undefined, maxYear: undefined }),
    ...choosable.flatMap((name) => chosen(search, name)),
    search.model && chip('model', search.model),
    search.sellerType && chip('sellerType', sellerTypeNames[search.sellerType]),
    search.maxMileage !== undefined && chip('maxMileage', `Up to ${count(search.maxMileage)} mi`),
    ...listOf(search.condition).map((value) => ({
      key: `condition ${value}`,
      text: value,
      removal: toggled(search, 'condition', value),
    })),
    ...levelNames.map(({ key, chip: describe }) => search[key] && chip(key, describe(search[key]))),
    ...flags.map((flag) => search[flag] && chip(flag, flagNames[flag])),
    search.sellerId && chip('sellerId', `Seller: ${sellerName ?? 'one member'}`),
    search.dealerId && chip('dealerId', `Dealer: ${sellerName ?? 'one dealer'}`),
  ].filter((filter) => typeof filter === 'object');
}

const maxName = 80;

/** The typed words and selected values as a name: sultan, Karin, Up to $60,000. */
export function nameFrom(filters: readonly ActiveFilter[]): string {
  const texts = filters.filter(({ isUnderstood }) => !isUnderstood).map(({ text }) => text.replace(/^“(.*)”$/, '$1'));
  const name = texts.join(', ');
  return name.length <= maxName ? name : `${name.slice(0, maxName - 1).trimEnd()}…`;
}

/** Filters recognised in the search text. Removing one searches for the exact word. */
export const understoodFilters = (search: BrowseSearch, understood: readonly Understood[]): ActiveFilter[] =>
  understood.map(({ words, means }) => ({
    key: `understood ${words}`,
    text: isRepeated(words, means) ? means : `${words}: ${means}`,
    removal: { literally: [...listOf(search.literally), words] },
    isUnderstood: true,
  }));

/**
 * "under 60000" and "Under $60,000" are the same. "Under 50,000 km (31,069 mi)" repeats the typed text and adds to it.
 */
const isRepeated = (words: string, means: string) =>
  bare(words) === bare(means) || (/\d/.test(words) && bare(means).startsWith(bare(words)));

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function chosen(search: BrowseSearch, name: Choosable): ActiveFilter[] {
  const nameOf = (value: string) => namesOf[name]?.[value] ?? value;
  return [
    ...listOf<string>(search[name]).map((value) => ({
      key: `${name} ${value}`,
      text: nameOf(value),
      removal: toggled(search, name, value),
    })),
    ...listOf<string>(search[excludedName(name)]).map((value) => ({
      key: `not ${name} ${value}`,
      text: `Not ${nameOf(value)}`,
      removal: toggled(search, name, value, true),
    })),
  ];
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
