import { countedMatches } from '@forecourt/contract/cars/filter-values.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { cardColumns } from './car.sql.ts';
import { everyCondition, countedValues, type Wanted } from './filters.sql.ts';
import { answer, directionOf, keyOf, shownCards, type ListOptions } from './list.sql.ts';

/** A page of the list whose totals and counts are known beforehand; JSON ready to be sent. */
export const listCounted = (db: Queryable, options: ListOptions): Promise<string> =>
  walked(
    db,
    options,
    sql`
      select
        coalesce((select cars from count_cars('', ${countedValues(options.wanted)})), 0) as total, false as is_capped,
        ${options.withCounts ? sql`filter_counts(${countedValues(options.wanted)})` : sql`null::json`} as counts`,
  );

/** A page of more matches than can be looked at: their number is a bound, and what each filter would show unknown. */
export const listMany = (db: Queryable, options: ListOptions): Promise<string> =>
  walked(
    db,
    options,
    sql`
      select least(found, ${countedMatches}) as total, found > ${countedMatches} as is_capped, null::json as counts
      from (select count(*)::integer as found from (${some(options.wanted, options.status)}) as matches) as counted`,
  );

const some = (wanted: Wanted, status: ListOptions['status']) =>
  sql`select from cars where status = ${status} and ${everyCondition(wanted)} limit ${countedMatches + 1}`;

/**
 * Featured cars come first within every order. They are few, so all that match are looked at; of the others an index
 * is walked in the wanted order until the page is full.
 */
async function walked(db: Queryable, options: ListOptions, totals: ReturnType<typeof sql>): Promise<string> {
  const columns = sql`${sql.raw(cardColumns)}, ${keyOf(options)} as key`;
  const conditions = sql`status = ${sql.lit(options.status)} and ${everyCondition(options.wanted)}`;
  const direction = directionOf(options);
  const { rows } = await sql<{ json: string }>`
    with totals as materialized (${totals}),
    featured as materialized (select ${columns} from cars where is_featured and ${conditions})
    select ${answer(options, {
      cars: shownCards(
        options,
        sql`
          select * from featured
          union all (
            select ${columns} from cars where not is_featured and ${conditions}
            order by key ${direction}, id ${direction} limit ${options.page * options.limit}
          )`,
      ),
      featuredTotal: sql`(select count(*) from featured)`,
    })} as json
    from totals
  `.execute(db);
  return rows[0]!.json;
}
