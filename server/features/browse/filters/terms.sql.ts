import { sql, type RawBuilder } from 'kysely';
import { dealOfCar } from '../../../database/worth.sql.ts';

export type Condition = RawBuilder<boolean>;

/** A value of a facet, as the index of the market names it (car-index.ts). */
export type Key = [facet: string, value: string];

/** One condition for the index: any of these values, none of them, or a range. */
export interface Term {
  any?: Key[];
  not?: Key[];
  facet?: 'price' | 'mileage' | 'year' | 'published';
  lowest?: number;
  highest?: number;
}

const columns: Record<string, string> = {
  make: 'make',
  models: 'model',
  bodyClass: 'body_class',
  transmission: 'transmission',
  fuel: 'fuel',
  drive: 'drive',
  colour: 'colour',
  area: 'area',
  region: 'region',
};

const flags: Record<string, Condition> = {
  hasTurbo: sql`has_turbo`,
  openToTrade: sql`open_to_trade`,
  acceptsOffers: sql`accepts_offers`,
  priceLowered: sql`original_price > price`,
  minArmour: sql`armour >= 1`,
};

/** Whether a car has any of these values. */
export function hasAny(keys: readonly Key[]): Condition {
  const conditions = [...Map.groupBy(keys, ([facet]) => facet)].map(([facet, ofFacet]) => {
    const values = ofFacet.map(([, value]) => value);
    if (facet === 'feature') return sql<boolean>`features && ${values}::text[]`;
    if (flags[facet]) return flags[facet];
    if (facet === 'seats')
      return sql<boolean>`model_id in (select id from car_models where seats = any (${values}::smallint[]))`;
    if (facet === 'deal') return sql<boolean>`${dealOfCar} = any (${values}::text[])`;
    if (facet === 'sellerType')
      return values.length > 1
        ? sql<boolean>`true`
        : sql<boolean>`dealer_id is ${sql.raw(values[0] === 'dealer' ? 'not null' : 'null')}`;
    const column = sql.ref(columns[facet]!);
    return values.length === 1
      ? sql<boolean>`${column} = ${values[0]}`
      : sql<boolean>`${column} = any (${values}::text[])`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

export const isWithin = (facet: NonNullable<Term['facet']>, lowest?: number, highest?: number): Term => ({
  facet,
  ...(lowest !== undefined && { lowest }),
  ...(highest !== undefined && { highest }),
});

export function isBetween(column: 'price' | 'mileage', lowest?: number, highest?: number): Condition {
  const conditions = [
    ...(lowest === undefined ? [] : [sql`${sql.ref(column)} >= ${lowest}`]),
    ...(highest === undefined ? [] : [sql`${sql.ref(column)} <= ${highest}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}
