import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ShownPage, Totals } from './browse.store.ts';
import type { Tallied } from './counts.rules.ts';
import { allOf, boundOf, filtersOf } from './filters.sql.ts';
import { keyOf, onList, shownCards, state, type ListOptions } from './list.sql.ts';
import { factColumns, talliesOf } from './tallies.sql.ts';

/** A page with tallies of the filter values of all matches. */
type Matches = Omit<Totals, 'counts'> & ShownPage & { tallies: Tallied[] | null };

/**
 * A page for words, part of a name or a seller. Reads the matches once and derives everything else from them. Null if
 * there are too many.
 */
export async function listMatches(db: Queryable, options: ListOptions): Promise<Matches | null> {
  const { wanted, status, withCounts } = options;
  const bound = boundOf(wanted);
  const filters = filtersOf(wanted);
  const found = filters.filter(({ term }) => term === null);
  const narrowing = filters.filter(({ term }) => term !== null);
  const isCounted = withCounts && status === 'active';
  const matched = sql`select * from matched where not (select is_too_many from bound)`;
  const { rows } = await sql<Matches & { is_too_many: boolean }>`
    /* prepared */ with matched as materialized (
      select ${factColumns}, ${keyOf(options)} as key from cars
      where ${onList(status)} and ${allOf(found.map(({ condition }) => condition))} limit ${bound + 1}
    ), bound as materialized (
      select count(*) > ${bound} as is_too_many from matched
    ), wanted as materialized (
      select id, is_featured, key from (${matched}) as matched where ${allOf(narrowing.map(({ condition }) => condition))}
    ), ${shownCards(options, sql`select * from wanted`, sql`select * from wanted where is_featured`)}
    select
      ${state}, is_too_many, (select count(*) from wanted) as total, false as is_capped,
      (select cars from cards) as cars, (select featured_above from cards) as featured_above,
      (select count(*) from wanted where is_featured) as featured,
      ${isCounted ? talliesOf(matched, narrowing, wanted) : sql`null`} as tallies
    from bound
  `.execute(db);
  const { is_too_many, ...page } = rows[0]!;
  return is_too_many ? null : page;
}
