import { countedMatches, lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { card, cardColumns, withSeller } from './car.sql.ts';
import {
  allOf,
  countedConditions,
  countedValues,
  everyCondition,
  isCountable,
  otherConditions,
  rangeConditions,
  type FilterCondition,
  type Wanted,
} from './filters.sql.ts';

export interface ListOptions {
  wanted: Wanted;
  status: 'active' | 'reserved' | 'sold';
  sort: Sort;
  page: number;
  limit: number;
  withCounts: boolean;
  searchedFor: string | null;
  photoBase: string;
}

/**
 * A page of the list with its totals, as JSON ready to be sent. Totals and counts come from the table of counts where
 * the filters allow it, and from the matching cars themselves, up to a bound, where they do not.
 */
export async function listCars(db: Queryable, options: ListOptions): Promise<string> {
  const { wanted, page, limit, status, withCounts, searchedFor } = options;
  const totals = status === 'active' && isCountable(wanted) ? fromCounts(wanted, withCounts) : fromMatches(options);
  const { rows } = await sql<{ json: string }>`
    with totals as materialized (${totals}), featured as materialized (${featured(options)})
    select json_build_object(
      'success', true,
      'cars', (select coalesce(json_agg(shown.card), '[]') from (${pageOf(options)}) as shown),
      'total', total, 'total_is_capped', is_capped,
      'featured_total', (select count(*) from featured),
      'page', ${page}::integer, 'pages', least(${lastPage}::integer, ceil(total / ${limit}::numeric)),
      'counts', counts, 'searched_for', ${searchedFor}::text
    )::text as json
    from totals
  `.execute(db);
  return rows[0]!.json;
}

/** How many match, up to the bound beyond which relevance is no longer weighed. */
export async function countMatches(db: Queryable, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ matches: number }>`
    select count(*) as matches from (
      select from cars where status = 'active' and ${everyCondition(wanted)} limit ${countedMatches + 1}
    ) as counted_ones
  `.execute(db);
  return rows[0]!.matches;
}

const fromCounts = (wanted: Wanted, withCounts: boolean) => sql`
  select
    coalesce((select cars from count_cars('', ${countedValues(wanted)})), 0) as total, false as is_capped,
    ${withCounts ? sql`filter_counts(${countedValues(wanted)})` : sql`null::json`} as counts`;

function fromMatches({ wanted, status, withCounts }: ListOptions) {
  const some = sql`select from cars where status = ${status} and ${everyCondition(wanted)} limit ${countedMatches + 1}`;
  return sql`
    select
      least(found, ${countedMatches}) as total, found > ${countedMatches} as is_capped,
      ${withCounts && status === 'active' ? matchedCounts(wanted) : sql`null::json`} as counts
    from (select count(*)::integer as found from (${some}) as counted_ones) as matches`;
}

/** FilterCounts over the cars that match the words, name or seller; null when those are too many to look at each. */
function matchedCounts(wanted: Wanted) {
  const conditions = [...countedConditions(wanted), ...rangeConditions(wanted)];
  const withoutOwn = (own: FilterCondition['filter']) =>
    allOf(conditions.filter(({ filter }) => filter !== own).map(({ condition }) => condition));
  const tally = (filter: FilterCondition['filter'], value: RawBuilder<unknown>) => sql`(
    select coalesce(json_object_agg(value, cars), '{}') from (
      select ${value} as value, count(*) as cars from matched where ${withoutOwn(filter)} group by 1
    ) as tallied
  )`;
  return sql`(
    with matched as materialized (
      select make, body_class, year, dealer_id, price, mileage from cars
      where status = 'active' and ${allOf(otherConditions(wanted))} limit ${countedMatches + 1}
    )
    select case when (select count(*) from matched) <= ${countedMatches} then json_build_object(
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
    ) end
  )`;
}

/**
 * Featured cars come first within every order. They are few, so all that match are looked at; of the others an index
 * is walked in the wanted order until the page is full.
 */
function pageOf(options: ListOptions): RawBuilder<{ card: string }> {
  const { page, limit, photoBase } = options;
  const direction = directionOf(options);
  return sql`
    select ${card(photoBase)} as card
    from (
      select * from (select * from featured union all ${walk(options)}) as walked
      order by is_featured desc, key ${direction}, id ${direction} limit ${limit} offset ${(page - 1) * limit}
    ) as cars ${withSeller}
    order by cars.is_featured desc, cars.key ${direction}, cars.id ${direction}`;
}

const featured = (options: ListOptions) => sql`
  select ${sql.raw(cardColumns)}, ${keyOf(options)} as key from cars
  where status = ${sql.lit(options.status)} and is_featured and ${everyCondition(options.wanted)}`;

const walk = (options: ListOptions) => sql`(
  select ${sql.raw(cardColumns)}, ${keyOf(options)} as key from cars
  where status = ${sql.lit(options.status)} and not is_featured and ${everyCondition(options.wanted)}
  order by key ${directionOf(options)}, id ${directionOf(options)} limit ${options.page * options.limit}
)`;

const columns = {
  newest: { column: 'published_at', direction: 'desc' },
  price_low: { column: 'price', direction: 'asc' },
  price_high: { column: 'price', direction: 'desc' },
  mileage_low: { column: 'mileage', direction: 'asc' },
  year_new: { column: 'year', direction: 'desc' },
  year_old: { column: 'year', direction: 'asc' },
  most_viewed: { column: 'views', direction: 'desc' },
} as const;

const keyOf = ({ sort, wanted }: ListOptions) =>
  sort === 'best_match'
    ? sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', search, to_tsquery('simple', ${wanted.words ?? ''}))`
    : sql.ref(columns[sort].column);

const directionOf = ({ sort }: ListOptions) => sql.raw(sort === 'best_match' ? 'desc' : columns[sort].direction);
