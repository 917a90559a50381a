import { mileageLimits } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { filtersOf, listOf, type PurchaseIntent } from './filters.sql.ts';

/** The facets of which every combination is counted beforehand (migration 0009). */
export const facetsOfCube = ['make', 'bodyClass', 'year', 'sellerType', 'priceBand', 'maxMileage'];

/** Those that are counted by putting bitmaps together (migration 0070). */
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

/** What is asked for as the arguments of count_cars(); null where the table of counts does not know all of it. */
export function cubeValues(wanted: PurchaseIntent): RawBuilder<unknown> | null {
  const filters = filtersOf(wanted);
  const isKnown = filters.every(({ of, term }) => of && facetsOfCube.includes(of) && term?.any);
  if (!isKnown) return null;
  const valuesOf = (facet: string) => {
    const own = filters.filter(({ of }) => of === facet);
    return own.length === 0 ? null : own.flatMap(({ term }) => term!.any!.map(([, value]) => value));
  };
  // A range that holds no year asks for one that no car has.
  const years = valuesOf('year');
  const { maxMileage } = wanted;
  return sql`
    ${orNull(listOf(wanted.bodyClass))}::text[], ${years && (years.length > 0 ? years.map(Number) : [0])}::smallint[],
    ${valuesOf('sellerType')}::text[], ${valuesOf('priceBand')}::text[],
    ${maxMileage === undefined ? null : mileageLimits.filter((limit) => limit <= maxMileage)}::integer[],
    ${orNull(listOf(wanted.make))}::text[]`;
}

const orNull = <T>(values: T[]): T[] | null => (values.length > 0 ? values : null);
