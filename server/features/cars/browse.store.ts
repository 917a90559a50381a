import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { boundOf, countedValues, everyCondition, type Wanted } from './filters.sql.ts';
import { directionOf, keyOf, onList, shownCards, type ListOptions } from './list.sql.ts';

export interface Totals {
  total: number;
  is_capped: boolean;
  /** FilterCounts as JSON. */
  counts: string | null;
}

/** How many cars of the make or class asked for there are, and in all: what a walk or a gathering would go through. */
export interface Surroundings {
  of_make: number | null;
  of_class: number | null;
  of_all: number;
}

export interface ShownPage {
  /** The cards as JSON. */
  cars: string;
  featured: number;
}

/** What is known beforehand. */
export async function countedTotals(
  db: Queryable,
  wanted: Wanted,
  withCounts: boolean,
): Promise<Totals & Surroundings> {
  const only = ({ make, bodyClass }: Wanted) => sql`
    coalesce((select cars from count_cars('', ${countedValues({ ...(make && { make }), ...(bodyClass && { bodyClass }) })})), 0)`;
  const { make, bodyClass } = wanted;
  const { rows } = await sql<Totals & Surroundings>`
    /* prepared ${sql.raw(['totals', make && 'make', bodyClass && 'class', withCounts && 'counts'].filter(Boolean).join('_'))} */ select
      coalesce((select cars from count_cars('', ${countedValues(wanted)})), 0) as total, false as is_capped,
      ${make ? only({ make }) : sql`null::bigint`} as of_make,
      ${bodyClass ? only({ bodyClass }) : sql`null::bigint`} as of_class,
      ${only({})} as of_all,
      ${withCounts ? sql`filter_counts(${countedValues(wanted)})::text` : sql`null`} as counts
  `.execute(db);
  return rows[0]!;
}

/** How many there are, up to a bound. */
export async function boundedTotal(db: Queryable, { wanted, status }: ListOptions): Promise<Totals> {
  const bound = boundOf(wanted);
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select from cars where ${onList(status)} and ${everyCondition(wanted)} limit ${bound + 1}
    ) as matches
  `.execute(db);
  const { found } = rows[0]!;
  return { total: Math.min(found, bound), is_capped: found > bound, counts: null };
}

/** A page of few cars: all of them are gathered and sorted. */
export const gatherPage = (db: Queryable, options: ListOptions): Promise<ShownPage> =>
  showPage(
    db,
    options,
    sql`found as materialized (select ${columns(options)} from cars where ${conditions(options)})`,
    {
      rows: sql`select * from found`,
      featured: sql`(select count(*) from found where is_featured)`,
    },
  );

/**
 * A page of many: an index is walked in the wanted order until the page is full. Featured cars come first within every
 * order; they are few, so all that match are looked at.
 */
export function walkPage(db: Queryable, options: ListOptions): Promise<ShownPage> {
  const direction = directionOf(options);
  const featured = sql`
    featured as materialized (select ${columns(options)} from cars where is_featured and ${conditions(options)})`;
  return showPage(db, options, featured, {
    rows: sql`
      select * from featured
      union all (
        select ${columns(options)} from cars where not is_featured and ${conditions(options)}
        order by key ${direction}, id ${direction} limit ${options.page * options.limit}
      )`,
    featured: sql`(select count(*) from featured)`,
  });
}

const columns = (options: ListOptions) => sql`id, is_featured, ${keyOf(options)} as key`;
const conditions = ({ status, wanted }: ListOptions) => sql`${onList(status)} and ${everyCondition(wanted)}`;

async function showPage(
  db: Queryable,
  options: ListOptions,
  prepared: RawBuilder<unknown>,
  { rows, featured }: { rows: RawBuilder<unknown>; featured: RawBuilder<unknown> },
): Promise<ShownPage> {
  const shown = await sql<ShownPage>`
    with ${prepared} select ${shownCards(options, rows)}::text as cars, ${featured} as featured
  `.execute(db);
  return shown.rows[0]!;
}
