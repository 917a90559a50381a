import { mileageLimits } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { filtersOf, listOf, type CarQuery } from './filters.sql.ts';

/** The facets with precomputed counts for every combination (migration 0009). */
export const facetsOfCube = ['make', 'bodyClass', 'year', 'sellerType', 'priceBand', 'maxMileage'];

/** The facets counted by combining bitmaps (migration 0070). */
export const facetsOfBits = [
  'models',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'feature',
  'minEngine',
  'minBrakes',
  'minGearbox',
  'minArmour',
  'hasTurbo',
  'openToTrade',
  'priceLowered',
  'listed',
];

/** The filters as arguments of count_cars(). Null if the count table doesn't cover all of them. */
export function cubeValues(wanted: CarQuery): RawBuilder<unknown> | null {
  const filters = filtersOf(wanted);
  const isKnown = filters.every(({ of, term }) => of && facetsOfCube.includes(of) && term?.any);
  if (!isKnown) return null;
  const valuesOf = (facet: string) => {
    const own = filters.filter(({ of }) => of === facet);
    return own.length === 0 ? null : own.flatMap(({ term }) => term!.any!.map(([, value]) => value));
  };
  // An empty year range must match no car, so it uses a year that no car has.
  const years = valuesOf('year');
  const { maxMileage } = wanted;
  return sql`
    ${orNull(listOf(wanted.bodyClass))}::text[], ${years && (years.length > 0 ? years.map(Number) : [0])}::smallint[],
    ${valuesOf('sellerType')}::text[], ${valuesOf('priceBand')}::text[],
    ${maxMileage === undefined ? null : mileageLimits.filter((limit) => limit <= maxMileage)}::integer[],
    ${orNull(listOf(wanted.make))}::text[]`;
}

const orNull = <T>(values: T[]): T[] | null => (values.length > 0 ? values : null);
