import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { sql, type RawBuilder } from 'kysely';
import { allOf, listOf, type Filter, type Today, type CarQuery } from './filters.sql.ts';

/** The columns used to filter, count and sort. */
export const factColumns = sql.raw(`
  id, is_featured, make, model, body_class, year, dealer_id, price, original_price, mileage, transmission, fuel, drive,
  colour, features, engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo, open_to_trade, published_at`);

/** The value of each facet as text, or null if a car has none. */
const values = (today?: Today): [facet: string, value: RawBuilder<unknown>][] => [
  ['make', sql`make`],
  ['models', sql`model`],
  ['bodyClass', sql`body_class`],
  ['year', sql`year::text`],
  ['sellerType', sql`seller_type(dealer_id)`],
  ['priceBand', sql`price_band(price)`],
  ['maxMileage', sql`mileage_within(mileage)::text`],
  ['transmission', sql`transmission`],
  ['fuel', sql`fuel`],
  ['drive', sql`drive`],
  ['colour', sql`colour`],
  ['=minEngine', sql`engine_upgrade::text`],
  ['=minBrakes', sql`brake_upgrade::text`],
  ['=minGearbox', sql`transmission_upgrade::text`],
  ['=minArmour', sql`armour::text`],
  ['hasTurbo', sql`case when has_turbo then 'true' end`],
  ['openToTrade', sql`case when open_to_trade then 'true' end`],
  ['priceLowered', sql`case when original_price > price then 'true' end`],
  ['listedToday', sql`case when published_at >= ${today?.since ?? null} then 'true' end`],
];

/**
 * How many of these rows have each facet value, as a JSON list of Tallied. All filters apply, but a facet's own filter
 * is ignored for that facet. Models are counted within the selected makes. Each row counts by its weight.
 */
export function talliesOf(
  rows: RawBuilder<unknown>,
  filters: readonly Filter[],
  wanted: CarQuery,
  weight: RawBuilder<unknown> = sql`1`,
): RawBuilder<unknown> {
  const narrowed = new Set(filters.flatMap(({ of }) => (of ? [of] : [])));
  const makes = listOf(wanted.make);
  const all = values(wanted.today).filter(([facet]) => facet !== 'models' || makes.length > 0);
  const nameOf = (facet: string) => facet.replace('=', '') as keyof FilterCounts;
  const free = all.filter(([facet]) => !narrowed.has(nameOf(facet)));
  const column = (facet: string) => sql.ref(`of_${nameOf(facet)}`);
  const matching = (except?: string) =>
    allOf(filters.filter(({ of }) => of === undefined || of !== except).map(({ condition }) => condition));
  const named = (facet: string) => (facet === 'models' ? sql`make = any (${makes}::text[])` : sql`true`);
  const parts = [
    sql`
      select case ${sql.join(
        free.map(([facet]) => sql`when grouping(${column(facet)}) = 0 then ${sql.lit(facet)}`),
        sql` `,
      )} end as facet, coalesce(${sql.join(free.map(([facet]) => column(facet)))}) as value, sum(weight) as cars
      from (
        select ${weight} as weight, ${sql.join(
          free.map(([facet, value]) =>
            facet === 'models'
              ? sql`case when ${named(facet)} then ${value} end as ${column(facet)}`
              : sql`${value} as ${column(facet)}`,
          ),
        )} from (${rows}) as looked_at where ${matching()}
      ) as valued group by grouping sets (${sql.join(free.map(([facet]) => sql`(${column(facet)})`))})`,
    sql`
      select 'feature', feature, sum(${weight})
      from (${rows}) as looked_at, lateral (select distinct unnest(features) as feature) as named
      where ${matching()} group by 2`,
    ...all
      .filter((one) => !free.includes(one))
      .map(
        ([facet, value]) => sql`
          select ${sql.lit(facet)}, ${value}, sum(${weight}) from (${rows}) as looked_at
          where ${matching(nameOf(facet))} and ${named(facet)} group by 2`,
      ),
  ];
  return sql`(
    select coalesce(json_agg(json_build_array(facet, value, cars)), '[]')
    from (${sql.join(parts, sql` union all `)}) as tallied (facet, value, cars) where value is not null
  )`;
}
