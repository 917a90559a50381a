import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { dealOrder } from '../../../database/worth.sql.ts';
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
  best_deal: { key: dealOrder, direction: 'asc' },
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
