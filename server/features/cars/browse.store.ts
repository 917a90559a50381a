import type { FilterCounts } from '@forecourt/contract/cars/browse.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { filterCounts, type Tallied } from './counts.rules.ts';
import { cubeValues, facetsOfBits, facetsOfCube } from './cube.sql.ts';
import { allOf, boundOf, everyCondition, filtersOf, listOf, type Wanted } from './filters.sql.ts';
import { directionOf, keyOf, onList, shownCards, type ListOptions } from './list.sql.ts';
import { factColumns, talliesOf } from './tallies.sql.ts';

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
  featured_above: string;
  featured: number;
}

/** The terms of count_car_bits() (migration 0070). */
const termsOf = (wanted: Wanted) =>
  JSON.stringify(
    filtersOf(wanted).map(({ of, term }) => ({ ...(of && { of: of === 'listedToday' ? 'listed' : of }), ...term })),
  );

type Counted = Surroundings & {
  total: number;
  cube: Partial<FilterCounts> | null;
  tallies: Tallied[] | null;
  changed: Tallied[] | null;
};

/**
 * What is known beforehand: from the table of counts where that knows all filters, else from the bitmaps and from the
 * few cars that changed since these were brought up to date.
 */
export async function countedTotals(
  db: Queryable,
  wanted: Wanted,
  withCounts: boolean,
): Promise<Totals & Surroundings> {
  const filters = filtersOf(wanted);
  const cube = cubeValues(wanted);
  const makes = listOf(wanted.make);
  const classes = listOf(wanted.bodyClass);
  const only = (of: { makes?: string[]; classes?: string[] }) => sql`coalesce((
    select cars from count_cars('', ${of.classes ?? null}::text[], null, null, null, null, ${of.makes ?? null}::text[])
  ), 0)`;
  const spread = cube ? facetsOfBits : [...facetsOfCube, ...facetsOfBits];
  const isChanging = sql`exists (select from car_bit_changes)`;
  const { rows } = await sql<Counted>`
    with ${
      cube && !withCounts
        ? sql``
        : sql`counted as materialized (
          select facet, value, sum(cars)::integer as cars from count_car_bits(
            ${termsOf(wanted)}::jsonb, ${withCounts ? spread : []}::text[], ${makes}::text[], ${wanted.today?.date ?? null}::text
          ) group by facet, value
        ), changed as materialized (
          select ${factColumns} from cars
          where ${isChanging} and ${onList('active')} and id in (select car_id from car_bit_changes)
        ), `
    } known as (select ${only({})} as of_all)
    select
      ${
        cube
          ? sql`coalesce((select cars from count_cars('', ${cube})), 0)`
          : sql`coalesce((select cars from counted where facet = 'total'), 0)
              + (select count(*) from changed where ${allOf(filters.map(({ condition }) => condition))})`
      } as total,
      ${makes.length > 0 ? only({ makes }) : sql`null::bigint`} as of_make,
      ${classes.length > 0 ? only({ classes }) : sql`null::bigint`} as of_class,
      of_all,
      ${cube && withCounts ? sql`filter_counts(${cube})` : sql`null`} as cube,
      ${withCounts ? sql`(select json_agg(json_build_array(facet, value, cars)) from counted)` : sql`null`} as tallies,
      ${withCounts ? sql`case when ${isChanging} then ${talliesOf(sql`select * from changed`, filters, wanted)} end` : sql`null`} as changed
    from known
  `.execute(db);
  const { total, tallies, changed, cube: ofCube, ...surroundings } = rows[0]!;
  const counts = withCounts && { ...filterCounts([...(tallies ?? []), ...(changed ?? [])]), ...ofCube };
  return { ...surroundings, total, is_capped: false, counts: counts ? JSON.stringify(counts) : null };
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
  showFound(db, options, conditions(options));

/** A page of few among many: the bitmaps say which, and these are looked up. */
export async function lookUpPage(db: Queryable, options: ListOptions): Promise<ShownPage> {
  const { rows } = await sql<{ chunk: number; bits: Buffer }>`
    select chunk, bits from matching_car_bits(${termsOf(options.wanted)}::jsonb)
  `.execute(db);
  const ids = rows.flatMap(({ chunk, bits }) => placesIn(bits).map((place) => chunk * chunkSize + place));
  const isNamed = sql`id = any (${ids}::bigint[] || array(select car_id from car_bit_changes))`;
  return showFound(db, options, sql`${isNamed} and ${conditions(options)}`);
}

/** Cars in one bitmap. */
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
 * A page of many: an index is walked in the wanted order until the page is full. Featured cars come first, or stand in
 * their place; they are few, so all that match are looked at.
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
    with ${prepared}, ${shownCards(options, rows, featured)}
    select cars, featured_above, (select count(*) from (${featured}) as featured_ones) as featured from cards
  `.execute(db);
  return shown.rows[0]!;
}
