import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The query with these filters, locked until the transaction ends. `isNew` if it must still be filed. */
export async function keepQuery(tx: Tx, filters: object): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into filed_queries as known (filters) values (${JSON.stringify(filters)}::jsonb)
    on conflict (hash) do update set filters = known.filters
    returning id, xmax = 0 as "isNew"`.execute(tx);
  return rows[0]!;
}

export async function fileUnder(tx: Tx, id: number, { groups, words }: { groups: string[]; words: string[] }) {
  await sql`
    with filed as (update filed_queries set words = ${words}::text[] where id = ${id} and words <> ${words}::text[]),
      left_groups as (delete from filed_query_groups where query_id = ${id} and key <> all (${groups}::text[]))
    insert into filed_query_groups (key, query_id) select key, ${id} from unnest(${groups}::text[]) as key
    on conflict do nothing`.execute(tx);
}

export interface FiledQuery {
  id: number;
  filters: object;
}

/** Queries in any of these groups. One that fails is left out for an hour. */
export async function queriesIn(db: Queryable, groups: readonly string[]) {
  const { rows } = await sql<FiledQuery & { has_failed: boolean }>`
    /* prepared queries_in */ select id, filters, failed_at is not null as has_failed from filed_queries
    where id = any (array(select query_id from filed_query_groups where key = any (${groups}::text[])))
      and (failed_at is null or failed_at < now() - interval '1 hour')
    order by id`.execute(db);
  return rows;
}

/** Marks queries that failed. Returns those that had worked before. */
export async function markFailed(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with known as (
      select id, failed_at from filed_queries where id = any (${sql.val(ids)}::bigint[]) order by id for no key update
    )
    update filed_queries set failed_at = now() from known where known.id = filed_queries.id
    returning case when known.failed_at is null then filed_queries.id end as id`.execute(tx);
  return rows.flatMap(({ id }) => id ?? []);
}

export const markWorking = (tx: Tx, ids: readonly number[]) =>
  sql`update filed_queries set failed_at = null where id = any (${sql.val(ids)}::bigint[])`.execute(tx);

/** Queries whose words could be read in another way once one of these words has appeared, changed or gone. */
export async function queriesWithWordsLike(db: Queryable, changed: readonly string[]): Promise<FiledQuery[]> {
  const { rows } = await sql<FiledQuery>`
    select id, filters from filed_queries where words <> '{}' and exists (
      select from unnest(words) as word, unnest(${changed}::text[]) as changed
      where changed ^@ word or word ^@ changed or similarity(word, changed) >= 0.2
    )`.execute(db);
  return rows;
}

/** The next queries with words after this id. */
export async function queriesWithWords(db: Queryable, after: number, atMost: number): Promise<FiledQuery[]> {
  const { rows } = await sql<FiledQuery>`
    select id, filters from filed_queries where words <> '{}' and id > ${after} order by id limit ${atMost}`.execute(
    db,
  );
  return rows;
}

/** Deletes queries that no saved search or open wanted ad has any more. */
export const sweepQueries = (db: Queryable) =>
  sql`
    delete from filed_queries where not exists (select from saved_searches where query_id = filed_queries.id)
      and not exists (select from wanted_ads where query_id = filed_queries.id)
  `.execute(db);
