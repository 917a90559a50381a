import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ShownPage, Totals } from './browse.store.ts';
import {
  allOf,
  boundOf,
  countedConditions,
  otherConditions,
  rangeConditions,
  type FilterCondition,
} from './filters.sql.ts';
import { keyOf, onList, shownCards, type ListOptions } from './list.sql.ts';

/**
 * A page of what matches words, a part of a name or a seller: the matches are looked at once, and all else is told
 * from them. Null when they are too many for that.
 */
export async function listMatches(db: Queryable, options: ListOptions): Promise<(Totals & ShownPage) | null> {
  const { wanted, status, withCounts } = options;
  const bound = boundOf(wanted);
  const conditions = [...countedConditions(wanted), ...rangeConditions(wanted)];
  const { rows } = await sql<Totals & ShownPage & { is_too_many: boolean }>`
    with matched as materialized (
      select id, is_featured, make, body_class, year, dealer_id, price, mileage, ${keyOf(options)} as key from cars
      where ${onList(status)} and ${allOf(otherConditions(wanted))} limit ${bound + 1}
    ), bound as materialized (
      select count(*) > ${bound} as is_too_many from matched
    ), wanted as materialized (
      select matched.* from matched, bound
      where not is_too_many and ${allOf(conditions.map(({ condition }) => condition))}
    )
    select
      is_too_many, (select count(*) from wanted) as total, false as is_capped,
      ${shownCards(options, sql`select * from wanted`)}::text as cars,
      (select count(*) from wanted where is_featured) as featured,
      case when not is_too_many then ${withCounts && status === 'active' ? filterCounts(conditions) : sql`null`} end as counts
    from bound
  `.execute(db);
  const found = rows[0]!;
  return found.is_too_many ? null : found;
}

/** FilterCounts: the values of each filter among the matches, with the other filters as they are. */
function filterCounts(conditions: FilterCondition[]): RawBuilder<unknown> {
  const withoutOwn = (own: FilterCondition['filter']) =>
    allOf(conditions.filter(({ filter }) => filter !== own).map(({ condition }) => condition));
  const tally = (filter: FilterCondition['filter'], value: RawBuilder<unknown>) => sql`(
    select coalesce(json_object_agg(value, cars), '{}') from (
      select ${value} as value, count(*) as cars from matched where ${withoutOwn(filter)} group by 1
    ) as tallied
  )`;
  return sql`json_build_object(
    'make', ${tally('make', sql`make`)},
    'bodyClass', ${tally('bodyClass', sql`body_class`)},
    'year', ${tally('year', sql`year`)},
    'sellerType', ${tally('sellerType', sql`seller_type(dealer_id)`)},
    'priceBand', ${tally('priceBand', sql`price_band(price)`)},
    'maxMileage', (
      select coalesce(json_object_agg(value, cars), '{}') from (
        select mileage_within(mileage) as value, sum(count(*)) over (order by mileage_within(mileage)) as cars
        from matched where mileage <= 100000 and ${withoutOwn('maxMileage')} group by 1
      ) as tallied
    )
  )::text`;
}
