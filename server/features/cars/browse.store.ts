import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Tallied } from './counts.rules.ts';
import { allOf, boundOf, everyCondition, filtersOf, listOf, type CarQuery } from './filters.sql.ts';
import { cardsOf, directionOf, keyOf, onList, shownCards, state, type ListOptions } from './list.sql.ts';
import { talliesOf } from './tallies.sql.ts';
import { inScanOrder, roundedUp } from './index-scan.sql.ts';

export interface Totals {
  total: number;
  is_capped: boolean;
  /** FilterCounts as JSON. */
  counts: string | null;
}

/** Number of cars in the requested make or class, and in total. Used to estimate the cost of a walk or a gather. */
export interface Surroundings {
  of_make: number | null;
  of_class: number | null;
  of_all: number;
}

/** How often the bitmaps were folded and how many changes are pending. While neither changes, all counts stay valid. */
export interface State {
  folded: number;
  pending: number;
}

export interface ShownPage extends State {
  /** The cards as JSON. */
  cars: string;
  featured_above: string;
  featured: number;
}

export async function readState(db: Queryable): Promise<State> {
  const { rows } = await sql<State>`/* prepared read_state */ select ${state}`.execute(db);
  return rows[0]!;
}

/** The terms of count_car_bits() (migration 0070). */
export const termsOf = (wanted: CarQuery) =>
  JSON.stringify(
    filtersOf(wanted).map(({ of, term }) => ({ ...(of && { of: of === 'listedToday' ? 'listed' : of }), ...term })),
  );

export interface Counted extends Surroundings, State {
  total: number;
  cube: Partial<FilterCounts> | null;
  tallies: Tallied[] | null;
  changed: Tallied[] | null;
}

/** A query for the bitmaps. */
export interface AskedOfBits {
  terms: string;
  facets: string[];
  makes: string[];
  date: string | null;
}

/** Counts from the count table, the bitmaps if requested, and the changes since the last fold. */
export async function countKept(
  db: Queryable,
  wanted: CarQuery,
  how: { asked: AskedOfBits | null; cube: RawBuilder<unknown> | null; withCounts: boolean },
): Promise<Counted> {
  const { asked, cube, withCounts } = how;
  const filters = filtersOf(wanted);
  const makes = listOf(wanted.make);
  const classes = listOf(wanted.bodyClass);
  const only = (of: { makes?: string[]; classes?: string[] }) => sql`coalesce((
    select cars from count_cars('', ${of.classes ?? null}::text[], null, null, null, null, ${of.makes ?? null}::text[])
  ), 0)`;
  const changes = sql`select * from car_bit_changes`;
  const { rows } = await sql<Counted>`
    select
      ${
        cube
          ? sql`coalesce((select cars from count_cars('', ${cube})), 0)`
          : sql`coalesce((
              select sum(change) from car_bit_changes where ${allOf(filters.map(({ condition }) => condition))}
            ), 0)::integer`
      } as total,
      ${makes.length > 0 ? only({ makes }) : sql`null::bigint`} as of_make,
      ${classes.length > 0 ? only({ classes }) : sql`null::bigint`} as of_class,
      ${only({})} as of_all, ${state},
      ${cube && withCounts ? sql`filter_counts(${cube})` : sql`null`} as cube,
      ${
        asked
          ? sql`(
              select json_agg(json_build_array(facet, value, cars)) from (
                select facet, value, sum(cars) as cars from count_car_bits(
                  ${asked.terms}::jsonb, ${asked.facets}::text[], ${asked.makes}::text[], ${asked.date}::text
                ) group by facet, value
              ) as counted
            )`
          : sql`null`
      } as tallies,
      case when ${withCounts} and exists (${changes}) then ${talliesOf(changes, filters, wanted, sql.ref('change'))} end as changed
    from car_bits_state
  `.execute(db);
  // Without cars there is no bitmap to count.
  return { ...rows[0]!, tallies: asked ? (rows[0]!.tallies ?? []) : null };
}

/** Total, counted up to a limit. */
export async function boundedTotal(db: Queryable, { wanted, status }: ListOptions): Promise<Totals & State> {
  const bound = boundOf(wanted);
  const { rows } = await sql<{ found: number } & State>`
    select count(*) as found, ${state} from (
      select from cars where ${onList(status)} and ${everyCondition(wanted)} limit ${bound + 1}
    ) as matches
  `.execute(db);
  const { found, folded, pending } = rows[0]!;
  return { total: Math.min(found, bound), is_capped: found > bound, counts: null, folded, pending };
}

/** The cards of a page whose car ids are already known. */
export async function showAgain(db: Queryable, ids: number[], above: number[]): Promise<Omit<ShownPage, 'featured'>> {
  const placed = (which: number[]) =>
    cardsOf(sql`select id, place from unnest(${which}::bigint[]) with ordinality as known (id, place)`);
  const { rows } = await (
    above.length > 0
      ? sql<ShownPage>`/* prepared show_again_above */ select ${placed(ids)} as cars, ${placed(above)} as featured_above, ${state}`
      : sql<ShownPage>`/* prepared show_again */ select ${placed(ids)} as cars, '[]' as featured_above, ${state}`
  ).execute(db);
  return rows[0]!;
}

/** For small results: collects and sorts all matches. */
export const gatherPage = (db: Queryable, options: ListOptions): Promise<ShownPage> =>
  showFound(db, options, conditions(options));

/** The ids the bitmaps found as of one fold, as PostgreSQL text. */
export interface MatchesOfBits {
  folded: number;
  ids: string;
}

export async function matchesOfBits(db: Queryable, terms: string): Promise<MatchesOfBits> {
  const { rows } = await sql<{ folded: number; chunk: number | null; bits: Buffer | null }>`
    select folded, chunk, bits from car_bits_state left join matching_car_bits(${terms}::jsonb) on true
  `.execute(db);
  const ids = rows.flatMap(({ chunk, bits }) =>
    bits ? placesIn(bits).map((place) => chunk! * chunkSize + place) : [],
  );
  return { folded: rows[0]!.folded, ids: `{${ids.join()}}` };
}

/** A page of the matches among these ids and the cars changed since the last fold. */
export function pageOfNamed(db: Queryable, options: ListOptions, ids: string): Promise<ShownPage> {
  const isNamed = sql`id = any (${ids}::bigint[] || array(select changed.id from car_bit_changes as changed))`;
  return showFound(db, options, sql`${isNamed} and ${conditions(options)}`);
}

/** Cars per bitmap. */
const chunkSize = 32_000;

function placesIn(bits: Buffer): number[] {
  const places: number[] = [];
  for (let index = 0; index < bits.length; index += 1) {
    const byte = bits[index]!;
    if (byte === 0) continue;
    for (let bit = 0; bit < 8; bit += 1) if (byte & (128 >> bit)) places.push(index * 8 + bit);
  }
  return places;
}

/**
 * For large results: walks an index in sort order until the page is full. Featured cars come first or stay in their
 * sort position. There are few of them, so all matching ones are read. `offset 0` keeps the planner from flattening the
 * subquery, and the filters are in a `case` so that it makes no estimate from them. The plan is then always a walk and
 * can be reused for all values.
 */
export function walkPage(db: Queryable, options: ListOptions): Promise<ShownPage> {
  const { status, page, limit } = options;
  const { bounds, others } = inScanOrder(options);
  const direction = directionOf(options);
  const featured = sql`
    featured as materialized (select ${columns(options)} from cars where is_featured and ${conditions(options)})`;
  return showPage(db, options, featured, {
    rows: sql`
      select * from featured
      union all (
        select id, is_featured, key from (
          select cars.*, ${keyOf(options)} as key from cars
          where not is_featured and ${onList(status)} and ${allOf(bounds)}
          order by key ${direction}, id ${direction} offset 0
        ) as cars where case when ${allOf(others)} then true else false end limit ${sql.lit(roundedUp(page * limit))}
      )`,
    featured: sql`select * from featured`,
  });
}

const columns = (options: ListOptions) => sql`id, is_featured, ${keyOf(options)} as key`;
const conditions = ({ status, wanted }: ListOptions) => sql`${onList(status)} and ${everyCondition(wanted)}`;

const showFound = (db: Queryable, options: ListOptions, which: RawBuilder<unknown>) =>
  showPage(db, options, sql`found as materialized (select ${columns(options)} from cars where ${which})`, {
    rows: sql`select * from found`,
    featured: sql`select * from found where is_featured`,
  });

async function showPage(
  db: Queryable,
  options: ListOptions,
  prepared: RawBuilder<unknown>,
  { rows, featured }: { rows: RawBuilder<unknown>; featured: RawBuilder<unknown> },
): Promise<ShownPage> {
  const shown = await sql<ShownPage>`
    /* prepared */ with ${prepared}, ${shownCards(options, rows, featured)}
    select cars, featured_above, (select count(*) from (${featured}) as featured_ones) as featured, ${state} from cards
  `.execute(db);
  return shown.rows[0]!;
}
