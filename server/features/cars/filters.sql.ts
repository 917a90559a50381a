import type { CarFilters, FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { countedMatches, mileageLimits, priceBands, weighedMatches } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';

type Condition = RawBuilder<boolean>;

/** The models of a name: those of the catalogue, and names that sellers typed. */
export interface Models {
  ids: number[];
  typed: string[];
}

/** Which cars are asked for: the filters, and the words to look for as a text search query. */
export interface Wanted extends Omit<CarFilters, 'search' | 'model'> {
  words?: string;
  models?: Models;
  featured?: boolean | undefined;
}

/**
 * The filters whose values are counted beforehand, as the arguments of count_cars() (migration 0009); null where any
 * value will do.
 */
export const countedValues = (wanted: Wanted): Condition => sql`
  ${list(wanted.bodyClass)}::text[], ${list(...years(wanted))}::smallint[], ${list(wanted.sellerType)}::text[],
  ${list(wanted.priceBand)}::text[], ${list(...mileages(wanted))}::integer[], ${list(wanted.make || undefined)}::text[]`;

/** A condition of the filter whose values are counted without it. */
export interface FilterCondition {
  filter: keyof FilterCounts;
  condition: Condition;
}

/** The same filters as conditions. */
export function countedConditions(wanted: Wanted): FilterCondition[] {
  const { make, bodyClass, sellerType, priceBand, maxMileage } = wanted;
  const conditions: FilterCondition[] = [];
  const add = (filter: keyof FilterCounts, condition: Condition) => conditions.push({ filter, condition });
  if (make) add('make', sql`make = ${make}`);
  if (bodyClass !== undefined) add('bodyClass', sql`body_class = ${bodyClass}`);
  if (sellerType !== undefined)
    add('sellerType', sellerType === 'dealer' ? sql`dealer_id is not null` : sql`dealer_id is null`);
  if (priceBand !== undefined) {
    const { min, below } = priceBands.find(({ key }) => key === priceBand)!;
    add('priceBand', below === null ? sql`price >= ${min}` : sql`price >= ${min} and price < ${below}`);
  }
  if (maxMileage !== undefined && isCounted(maxMileage)) add('maxMileage', sql`mileage <= ${maxMileage}`);
  const [from, to] = yearRange(wanted);
  if (from !== null || to !== null)
    add('year', sql`year between ${from ?? firstYear}::smallint and ${to ?? lastYear}::smallint`);
  return conditions;
}

/** Ranges between the counted values. */
export function rangeConditions({ minPrice, maxPrice, maxMileage }: Wanted): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  if (minPrice !== undefined) conditions.push({ filter: 'priceBand', condition: sql`price >= ${minPrice}` });
  if (maxPrice !== undefined) conditions.push({ filter: 'priceBand', condition: sql`price <= ${maxPrice}` });
  if (maxMileage !== undefined && !isCounted(maxMileage))
    conditions.push({ filter: 'maxMileage', condition: sql`mileage <= ${maxMileage}` });
  return conditions;
}

/** What belongs to no counted filter: words, a part of a name, one seller. */
export function otherConditions({ words, models, sellerId, dealerId, featured }: Wanted): Condition[] {
  const conditions: Condition[] = [];
  if (words !== undefined) conditions.push(sql`search @@ to_tsquery('simple', ${words})`);
  if (models !== undefined) conditions.push(isOneOf(models));
  if (sellerId !== undefined) conditions.push(sql`seller_id = ${sellerId}`);
  if (dealerId !== undefined) conditions.push(sql`dealer_id = ${dealerId}`);
  if (featured !== undefined) conditions.push(sql`is_featured = ${featured}`);
  return conditions;
}

export const everyCondition = (wanted: Wanted): Condition =>
  allOf([
    ...otherConditions(wanted),
    ...[...rangeConditions(wanted), ...countedConditions(wanted)].map(({ condition }) => condition),
  ]);

/** How many matches are looked at. */
export const boundOf = ({ words }: Wanted): number => (words === undefined ? countedMatches : weighedMatches);

/** Whether the table of counts knows the answer. */
export const isCountable = (wanted: Wanted): boolean =>
  otherConditions(wanted).length === 0 && rangeConditions(wanted).length === 0;

export const allOf = (conditions: readonly Condition[]): Condition => sql.join([sql`true`, ...conditions], sql` and `);

function isOneOf({ ids, typed }: Models): Condition {
  const ofCatalogue = sql<boolean>`model_id = any (${ids}::bigint[])`;
  const byHand = sql<boolean>`model_id is null and lower(model) = any (${typed}::text[])`;
  if (typed.length === 0) return ids.length === 0 ? sql`false` : ofCatalogue;
  return sql`(${ofCatalogue} or ${byHand})`;
}

const firstYear = 1900;
const lastYear = 2100;

function yearRange({ year, minYear, maxYear }: Wanted): [from: number | null, to: number | null] {
  if (year === undefined) return [minYear ?? null, maxYear ?? null];
  return [Math.max(year, minYear ?? firstYear), Math.min(year, maxYear ?? lastYear)];
}

/** Every year of the range; a range that holds none asks for a year that no car has. */
function years(wanted: Wanted): number[] {
  const [from, to] = yearRange(wanted);
  if (from === null && to === null) return [];
  const [first, last] = [from ?? firstYear, to ?? lastYear];
  return last < first ? [0] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const isCounted = (mileage: number) => mileageLimits.some((limit) => limit === mileage);

const mileages = ({ maxMileage }: Wanted): number[] =>
  maxMileage !== undefined && isCounted(maxMileage) ? mileageLimits.filter((limit) => limit <= maxMileage) : [];

function list<T>(...values: (T | undefined)[]): T[] | null {
  const given = values.filter((value) => value !== undefined);
  return given.length > 0 ? given : null;
}
