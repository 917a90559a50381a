import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { card, withSeller } from './car.sql.ts';
import type { Wanted } from './filters.sql.ts';

export interface ListOptions {
  wanted: Wanted;
  status: 'active' | 'reserved' | 'sold';
  sort: Sort;
  page: number;
  limit: number;
  withCounts: boolean;
}

/** Whether a car stands on the list of this status. Written out, so that the indexes of that status serve it. */
export const onList = (status: ListOptions['status']): RawBuilder<boolean> =>
  sql`cars.status = ${sql.lit(status)} and not cars.is_hidden`;

const columns = {
  newest: { column: 'published_at', direction: 'desc' },
  price_low: { column: 'price', direction: 'asc' },
  price_high: { column: 'price', direction: 'desc' },
  mileage_low: { column: 'mileage', direction: 'asc' },
  year_new: { column: 'year', direction: 'desc' },
  year_old: { column: 'year', direction: 'asc' },
  most_viewed: { column: 'views', direction: 'desc' },
} as const;

/** What the list is sorted by: a column, or how well a car matches the words (names count more than descriptions). */
export const keyOf = ({ sort, wanted }: ListOptions): RawBuilder<unknown> =>
  sort === 'best_match'
    ? sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', search, to_tsquery('simple', ${wanted.words ?? ''}))`
    : sql.ref(columns[sort].column);

export const directionOf = ({ sort }: ListOptions): RawBuilder<unknown> =>
  sql.raw(sort === 'best_match' ? 'desc' : columns[sort].direction);

/** The cards of one page, out of rows of id, is_featured and key. */
export function shownCards(options: ListOptions, rows: RawBuilder<unknown>): RawBuilder<string> {
  const { page, limit } = options;
  const direction = directionOf(options);
  return sql`(
    select coalesce(json_agg(${card} order by place), '[]') from (
      select id, row_number() over () as place from (
        select id from (${rows}) as found
        order by is_featured desc, key ${direction}, id ${direction} limit ${limit} offset ${(page - 1) * limit}
      ) as ordered
    ) as placed join cars using (id) ${withSeller}
  )`;
}
