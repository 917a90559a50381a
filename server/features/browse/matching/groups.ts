import { filtersOf, type CarQuery } from '../filters/filters.sql.ts';
import type { Key, Term } from '../filters/terms.sql.ts';
import { valuesOf } from '../market-index/car-index.ts';
import { wordsOf as asSearched } from '../search-language/search.rules.ts';
import type { CarState } from './car-states.ts';

/**
 * A stored query is filed under its most selective requirements, and only the groups that a car can belong to are read.
 * The groups only narrow down who is asked: the verdict is that of the filters themselves.
 */

/** Queries without a requirement that all their cars share. */
const everyCar = '*';

/** From the most selective facet on. One of the first says enough, of the others two are combined, and of the rest none. */
const facetsBySelectivity = [
  'seller',
  'dealer',
  'models',
  'word',
  'area',
  'make',
  'colour',
  'year',
  'price',
  'region',
  'priceBand',
  'deal',
  'bodyClass',
  'feature',
  'seats',
  'drive',
  'fuel',
  'transmission',
];
const selectiveAlone = facetsBySelectivity.indexOf('word');
const rankOf = (facet: string): number => (facetsBySelectivity.indexOf(facet) + 1 || Infinity) - 1;
const rankOfKey = (key: string): number => rankOf(key.slice(0, key.indexOf('=')));

/** Values that all cars of a query share: each has at least one of them. */
interface Part {
  keys: string[];
  rank: number;
}

const maxGroups = 60;
const maxYears = 12;

/** The groups of one reading of a query. Every car on its list belongs to at least one of them. */
export function groupsOf(wanted: CarQuery): string[] {
  const parts = [...filtersOf(wanted).flatMap(({ term }) => (term ? partsOf(term) : [])), ...wordsOf(wanted)]
    .filter(({ keys }) => keys.length <= maxGroups)
    .toSorted((one, other) => one.rank - other.rank || one.keys.length - other.keys.length);
  const [first, second] = parts;
  if (!first) return [everyCar];
  if (first.rank <= selectiveAlone || !second || first.keys.length * second.keys.length > maxGroups) return first.keys;
  return first.keys.flatMap((one) => second.keys.map((other) => pairOf(one, other)));
}

/** All groups a car can belong to, with the words of its text and all names of its area. */
export function groupsOfCar({ car, words, places }: CarState): string[] {
  const keys = new Set([
    ...[...valuesOf(car), ...places].map(keyOf),
    keyOf(['price', String(priceStep(car.price))]),
    ...words.flatMap((word) => prefixesOf(word).map((prefix) => keyOf(['word', prefix]))),
  ]);
  const pairable = [...keys].filter(isPairable);
  const pairs = pairable.flatMap((one, at) => pairable.slice(at + 1).map((other) => pairOf(one, other)));
  return [everyCar, ...keys, ...pairs];
}

/** Areas and regions have several names, and staff change them. A query is filed under the name it has. */
const placeFacets = ['area', 'region'];
const keyOf = ([facet, value]: Key): string =>
  `${facet}=${placeFacets.includes(facet) ? asSearched(value).join(' ') : value}`;

const isPairable = (key: string): boolean => rankOfKey(key) > selectiveAlone && rankOfKey(key) < Infinity;

/**
 * A word may mean values of several facets, so one of a pair may say enough alone and the other nothing. Both are the
 * same value if the words mean what a filter says already.
 */
function pairOf(one: string, other: string): string {
  if (one === other) return one;
  if (!isPairable(one) || !isPairable(other)) return rankOfKey(one) <= rankOfKey(other) ? one : other;
  return one < other ? `${one}&${other}` : `${other}&${one}`;
}

/** A range of prices or years is several values. Exclusions and other ranges narrow too little. */
function partsOf({ any, facet, lowest, highest }: Term): Part[] {
  if (any) return [{ keys: any.map(keyOf), rank: Math.max(...any.map(([name]) => rankOf(name))) }];
  if (facet === 'price') {
    const [from, to] = [priceStep(lowest ?? 0), priceStep(highest ?? Infinity)];
    return [{ keys: valuesBetween(from, to).map((step) => keyOf(['price', String(step)])), rank: rankOf('price') }];
  }
  if (facet === 'year' && lowest !== undefined && highest !== undefined && highest - lowest < maxYears)
    return [
      { keys: valuesBetween(lowest, highest).map((year) => keyOf(['year', String(year)])), rank: rankOf('year') },
    ];
  return [];
}

const valuesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);

const highestStep = 16;
const firstStep = 2_500;

/** Prices in steps of half as much again: cars of one step are asked about together. */
const priceStep = (price: number): number =>
  price < firstStep ? 0 : Math.min(highestStep, 1 + Math.floor(Math.log(price / firstStep) / Math.log(1.5)));

const maxPrefix = 8;

/** The longest word of the text. A word matches as a prefix. */
function wordsOf({ words }: CarQuery): Part[] {
  const typed = words?.split(' & ').map((word) => word.replace(/:\*$/, '')) ?? [];
  const [longest] = typed.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return [];
  return [{ keys: [keyOf(['word', start(longest, maxPrefix)])], rank: rankOf('word') }];
}

const prefixesOf = (word: string): string[] =>
  Array.from({ length: Math.min(Array.from(word).length, maxPrefix) }, (_, at) => start(word, at + 1));

/** By character, because half of one is no prefix. */
const start = (word: string, length: number): string => Array.from(word).slice(0, length).join('');
