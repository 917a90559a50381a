import type { CarFilters, FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { countedMatches, priceBands, weighedMatches } from '@forecourt/contract/cars/filter-values.ts';
import { sql } from 'kysely';
import { hasAny, isBetween, isWithin, type Condition, type Key, type Term } from './terms.sql.ts';

/** The models with a name, from the catalogue and as typed by sellers. */
export interface Models {
  ids: number[];
  typed: string[];
}

/** The meaning of search words: any of these values, a range, or one of these dealers. */
export type Meaning =
  | { any: Key[] }
  | { facet: 'price' | 'mileage'; lowest?: number; highest?: number }
  | { dealers: number[] };

/** The requested cars: filters, recognised search phrases, and the remaining words as a text search query. */
export interface CarQuery extends Omit<CarFilters, 'search' | 'model'> {
  words?: string;
  meant?: Meaning[];
  models_named?: Models;
  featured?: boolean | undefined;
  /** Required if days are filtered or counted. */
  today?: Today;
}

/** The current day in the site's time zone. */
export interface Today {
  date: string;
  since: Date;
}

/** One filter: the facet it's excluded from when counting, its term for the index and its SQL condition. */
export interface Filter {
  of?: keyof FilterCounts;
  /** Null for words, which PostgreSQL finds. */
  term: Term | null;
  condition: Condition;
}

const facetsOfLists = [
  'make',
  'models',
  'bodyClass',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
  'deal',
] as const;
const levels = {
  minEngine: 'engine_upgrade',
  minBrakes: 'brake_upgrade',
  minGearbox: 'transmission_upgrade',
  minArmour: 'armour',
} as const;

export function filtersOf(wanted: CarQuery): Filter[] {
  const filters: Filter[] = [];
  const add = (of: keyof FilterCounts, any: Key[], not: Key[]) => {
    if (any.length > 0) filters.push({ of, term: { any }, condition: hasAny(any) });
    if (not.length > 0) filters.push({ of, term: { not }, condition: sql`not coalesce(${hasAny(not)}, false)` });
  };
  for (const facet of facetsOfLists)
    add(
      facet,
      keysOf(facet, listOf(wanted[facet])),
      keysOf(facet, listOf(wanted[`not${facet[0]!.toUpperCase()}${facet.slice(1)}` as NotNames])),
    );
  // A region covers all of its areas, so both are one filter.
  add(
    'area',
    [...keysOf('area', listOf(wanted.area)), ...keysOf('region', listOf(wanted.region))],
    [...keysOf('area', listOf(wanted.notArea)), ...keysOf('region', listOf(wanted.notRegion))],
  );
  return [
    ...filters,
    ...factFilters(wanted),
    ...rangeFilters(wanted),
    ...meaningFilters(wanted),
    ...otherFilters(wanted),
  ];
}
type NotNames = {
  [F in (typeof facetsOfLists)[number]]: `not${Capitalize<F>}`;
}[(typeof facetsOfLists)[number]];

function factFilters(wanted: CarQuery): Filter[] {
  const filters: Filter[] = [];
  const { featured, sellerType, priceBand, hasTurbo, openToTrade, acceptsOffers, priceLowered, listedToday, today } =
    wanted;
  const add = (of: keyof FilterCounts, value: string, condition: Condition) =>
    filters.push({ of, term: { any: [[of, value]] }, condition });
  if (sellerType) add('sellerType', sellerType, hasAny([['sellerType', sellerType]]));
  if (priceBand) {
    const { min, below } = priceBands.find(({ key }) => key === priceBand)!;
    add('priceBand', priceBand, below === null ? sql`price >= ${min}` : sql`price >= ${min} and price < ${below}`);
  }
  // Each condition narrows the result further, so they're counted together.
  for (const name of listOf(wanted.condition))
    filters.push({ term: { any: [['feature', name]] }, condition: hasAny([['feature', name]]) });
  for (const [of, column] of Object.entries(levels) as [keyof typeof levels, string][]) {
    const least = wanted[of];
    if (least) add(of, String(least), sql`${sql.ref(column)} >= ${least}`);
  }
  if (featured !== undefined)
    filters.push({
      term: { [featured ? 'any' : 'not']: [['featured', 'true']] },
      condition: featured ? sql`is_featured` : sql`not is_featured`,
    });
  if (hasTurbo) add('hasTurbo', 'true', sql`has_turbo`);
  if (openToTrade) add('openToTrade', 'true', sql`open_to_trade`);
  if (acceptsOffers) add('acceptsOffers', 'true', sql`accepts_offers`);
  if (priceLowered) add('priceLowered', 'true', sql`original_price > price`);
  if (listedToday && today)
    filters.push({
      of: 'listedToday',
      term: isWithin('published', today.since.getTime() * 1000),
      condition: sql`published_at >= ${today.since}`,
    });
  return filters;
}

function rangeFilters(wanted: CarQuery): Filter[] {
  const { minPrice, maxPrice, maxMileage } = wanted;
  const filters: Filter[] = [];
  const [from, to] = yearRange(wanted);
  if (from !== null || to !== null)
    filters.push({
      of: 'year',
      term: isWithin('year', from ?? firstYear, to ?? lastYear),
      condition: sql`year between ${from ?? firstYear}::smallint and ${to ?? lastYear}::smallint`,
    });
  if (minPrice !== undefined || maxPrice !== undefined)
    filters.push({
      of: 'priceBand',
      term: isWithin('price', minPrice, maxPrice),
      condition: isBetween('price', minPrice, maxPrice),
    });
  if (maxMileage !== undefined)
    filters.push({
      of: 'maxMileage',
      term: isWithin('mileage', undefined, maxMileage),
      condition: isBetween('mileage', undefined, maxMileage),
    });
  return filters;
}

/** Recognised phrases narrow the result like words do, so they apply to every count. */
const meaningFilters = ({ meant = [] }: CarQuery): Filter[] =>
  meant.map((meaning) => {
    if ('any' in meaning) return { term: { any: meaning.any }, condition: hasAny(meaning.any) };
    if ('dealers' in meaning)
      return {
        term: { any: keysOf('dealer', meaning.dealers) },
        condition: sql`dealer_id = any (${meaning.dealers}::bigint[])`,
      };
    const { facet, lowest, highest } = meaning;
    return { term: isWithin(facet, lowest, highest), condition: isBetween(facet, lowest, highest) };
  });

function otherFilters({ words, models_named, sellerId, dealerId }: CarQuery): Filter[] {
  const filters: Filter[] = [];
  if (words !== undefined) filters.push({ term: null, condition: sql`search @@ to_tsquery('simple', ${words})` });
  if (models_named !== undefined) {
    const { ids, typed } = models_named;
    const any = [...keysOf('modelId', ids), ...keysOf('typedModel', typed)];
    filters.push({ term: { any }, condition: isOneOf(models_named) });
  }
  if (sellerId !== undefined)
    filters.push({ term: { any: keysOf('seller', [sellerId]) }, condition: sql`seller_id = ${sellerId}` });
  if (dealerId !== undefined)
    filters.push({ term: { any: keysOf('dealer', [dealerId]) }, condition: sql`dealer_id = ${dealerId}` });
  return filters;
}

const keysOf = (facet: string, values: readonly (string | number)[]): Key[] =>
  values.map((value) => [facet, String(value)]);

export const everyCondition = (wanted: CarQuery): Condition =>
  allOf(filtersOf(wanted).map(({ condition }) => condition));

/** Maximum number of matches that PostgreSQL reads. */
export const boundOf = ({ words }: CarQuery): number => (words === undefined ? countedMatches : weighedMatches);

export const allOf = (conditions: readonly Condition[]): Condition => sql.join([sql`true`, ...conditions], sql` and `);

export function listOf<T>(given: T | T[] | undefined): T[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

function isOneOf({ ids, typed }: Models): Condition {
  const ofCatalogue = sql<boolean>`model_id = any (${ids}::bigint[])`;
  const byHand = sql<boolean>`model_id is null and lower(model) = any (${typed}::text[])`;
  if (typed.length === 0) return ids.length === 0 ? sql`false` : ofCatalogue;
  return sql`(${ofCatalogue} or ${byHand})`;
}

const firstYear = 1900;
const lastYear = 2100;

function yearRange({ year, minYear, maxYear }: CarQuery): [from: number | null, to: number | null] {
  if (year === undefined) return [minYear ?? null, maxYear ?? null];
  return [Math.max(year, minYear ?? firstYear), Math.min(year, maxYear ?? lastYear)];
}
