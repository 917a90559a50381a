import { maxFeaturedAbove } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { card, withSeller } from '../../database/car.sql.ts';
import { boundOf, everyCondition, type CarQuery } from './filters/filters.sql.ts';
import type { FoundPage, Ranks } from './market-index/index-answers.ts';
import { directionOf, keyOf, onList, type ListOptions } from './filters/list.sql.ts';

export interface ShownCards {
  /** The cards as JSON. */
  cars: string;
  featured_above: string;
}

/** The cards of these cars. One that has left the list or is rated differently since a moment ago is left out. */
export async function showCards(
  db: Queryable,
  { ids, above }: Pick<FoundPage, 'ids' | 'above'>,
  { status, wanted: { deal, notDeal } }: Pick<ListOptions, 'status' | 'wanted'>,
): Promise<ShownCards> {
  const cards = (which: number[]) => sql`(
    select coalesce(json_agg(${card} order by place), '[]')
    from unnest(${which}::bigint[]) with ordinality as placed (id, place) join cars using (id) ${withSeller}
    where ${onList(status)} and ${everyCondition({ deal, notDeal })}
  )::text`;
  const { rows } = await (
    above.length > 0
      ? sql<ShownCards>`/* prepared */ select ${cards(ids)} as cars, ${cards(above)} as featured_above`
      : sql<ShownCards>`/* prepared */ select ${cards(ids)} as cars, '[]' as featured_above`
  ).execute(db);
  return rows[0]!;
}

/** The ones of these cars that are on the list for this query. */
export async function listedAmong(db: Queryable, ids: readonly number[], wanted: CarQuery): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from cars where id = any (${sql.val(ids)}::bigint[]) and ${onList('active')} and ${everyCondition(wanted)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Cars on the market with these words, one more than are read. */
export async function findWords(db: Queryable, options: ListOptions): Promise<Ranks> {
  const { wanted } = options;
  const rank = options.sort === 'best_match' ? keyOf(options) : sql`0`;
  return ranked(db, rank, sql`search @@ to_tsquery('simple', ${wanted.words})`, boundOf(wanted));
}

/** The same for words with other filters. */
export const findMatches = (db: Queryable, wanted: CarQuery): Promise<Ranks> =>
  ranked(db, sql`0`, everyCondition(wanted), boundOf(wanted));

async function ranked(db: Queryable, rank: RawBuilder<unknown>, condition: RawBuilder<unknown>, bound: number) {
  const { rows } = await sql<{ id: number; rank: number }>`
    /* prepared */ select id, ${rank} as rank from cars where ${onList('active')} and ${condition} limit ${sql.lit(bound + 1)}
  `.execute(db);
  return new Map(rows.map((one) => [one.id, one.rank]));
}

const columns = (options: ListOptions) => sql`id, is_featured, ${keyOf(options)} as key`;
const conditions = ({ status, wanted }: ListOptions) => sql`${onList(status)} and ${everyCondition(wanted)}`;

/** Collects and sorts all matches, up to one more than are read. */
export const gatherPage = (db: Queryable, options: ListOptions): Promise<FoundPage> =>
  placed(
    db,
    options,
    sql`select ${columns(options)} from cars where ${conditions(options)} limit ${boundOf(options.wanted) + 1}`,
  );

/**
 * For more matches than that: walks an index in sort order until the page is full. There are few featured cars, so all
 * matching ones are read. `offset 0` and the `case` keep the planner from estimating how many match.
 */
export function walkPage(db: Queryable, options: ListOptions): Promise<FoundPage> {
  const { status, wanted, page, limit } = options;
  const direction = directionOf(options);
  return placed(
    db,
    options,
    sql`
      select ${columns(options)} from cars where is_featured and ${conditions(options)}
      union all (
        select id, is_featured, key from (
          select cars.*, ${keyOf(options)} as key from cars where not is_featured and ${onList(status)}
          order by key ${direction}, id ${direction} offset 0
        ) as cars where case when ${everyCondition(wanted)} then true else false end limit ${page * limit}
      )`,
  );
}

/** The page from rows of id, is_featured and key. In strict order, also the featured cars above the first page. */
async function placed(db: Queryable, options: ListOptions, rows: RawBuilder<unknown>): Promise<FoundPage> {
  const { page, limit, isStrict } = options;
  const order = sql`key ${directionOf(options)}, id ${directionOf(options)}`;
  const found = await sql<FoundPage>`
    with found as materialized (${rows}), shown as materialized (
      select array(
        select id from found order by ${isStrict ? sql`` : sql`is_featured desc, `}${order}
        limit ${limit} offset ${(page - 1) * limit}
      ) as ids
    )
    select to_json(ids) as ids, to_json(array(
      select id from found where ${isStrict === true && page === 1} and is_featured and id <> all (ids)
      order by ${order} limit ${maxFeaturedAbove}
    )) as above, (select count(*) from found) as total, (select count(*) from found where is_featured) as featured
    from shown
  `.execute(db);
  return found.rows[0]!;
}
