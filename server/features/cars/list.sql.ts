import { maxFeaturedAbove, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { card, withSeller } from './car.sql.ts';
import type { CarQuery } from './filters.sql.ts';

export interface ListOptions {
  wanted: CarQuery;
  status: 'active' | 'reserved' | 'sold';
  sort: Sort;
  /** Featured cars stay in their sort position, and a few are shown above the list. */
  isStrict?: boolean;
  page: number;
  limit: number;
  withCounts: boolean;
}

/** Whether a car is on the list for this status. Written as a literal so that partial indexes apply. */
export const onList = (status: ListOptions['status']): RawBuilder<boolean> =>
  sql`cars.status = ${sql.lit(status)} and not cars.is_hidden`;

const columns = {
  newest: { key: sql.ref('published_at'), direction: 'desc' },
  longest_listed: { key: sql.ref('published_at'), direction: 'asc' },
  price_low: { key: sql.ref('price'), direction: 'asc' },
  price_high: { key: sql.ref('price'), direction: 'desc' },
  price_drop: { key: sql`(original_price - price)`, direction: 'desc' },
  mileage_low: { key: sql.ref('mileage'), direction: 'asc' },
  year_new: { key: sql.ref('year'), direction: 'desc' },
  year_old: { key: sql.ref('year'), direction: 'asc' },
  most_viewed: { key: sql.ref('views'), direction: 'desc' },
} as const;

/** The sort key: a column, or the text search rank, in which names count more than descriptions. */
export function keyOf({ sort, wanted }: ListOptions): RawBuilder<unknown> {
  if (sort !== 'best_match') return columns[sort].key;
  return wanted.words === undefined
    ? sql.ref('published_at')
    : sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', search, to_tsquery('simple', ${wanted.words}))`;
}

export const directionOf = ({ sort }: ListOptions): RawBuilder<unknown> =>
  sql.raw(sort === 'best_match' ? 'desc' : columns[sort].direction);

/** The cards for rows of id and place, as JSON. */
export const cardsOf = (placed: RawBuilder<unknown>): RawBuilder<string> => sql`(
  select coalesce(json_agg(${card} order by place), '[]') from (${placed}) as placed join cars using (id) ${withSeller}
)::text`;

/**
 * The cards of one page from rows of id, is_featured and key, as the statement parts `shown` and `cards`. In strict
 * order, also the featured cars above the first page, none of which is on the page itself.
 */
export function shownCards(
  options: ListOptions,
  rows: RawBuilder<unknown>,
  featured: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { page, limit, isStrict } = options;
  const direction = directionOf(options);
  const order = sql`key ${direction}, id ${direction}`;
  const above = sql`
    select id, row_number() over () as place from (
      select id from (${featured}) as featured_ones where id not in (select id from shown)
      order by ${order} limit ${maxFeaturedAbove}
    ) as ordered`;
  return sql`shown as materialized (
    select id, row_number() over () as place from (
      select id from (${rows}) as found
      order by ${isStrict ? sql`` : sql`is_featured desc, `}${order} limit ${limit} offset ${(page - 1) * limit}
    ) as ordered
  ), cards as (
    select ${cardsOf(sql`select * from shown`)} as cars,
      ${isStrict && page === 1 ? cardsOf(above) : sql`'[]'`} as featured_above
  )`;
}

/** The market state as statement columns (State in browse.store.ts). */
export const state = sql`(select folded from car_bits_state) as folded, (select count(*) from car_bit_changes) as pending`;
