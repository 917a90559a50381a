import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { maxSavedSearches, undoHours, type Frequency } from '@forecourt/contract/searches/search-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface SavedRow {
  id: number;
  name: string;
  filters: SavedFilters;
  frequency: Frequency;
  by_push: boolean;
  by_webhook: boolean;
  is_paused: boolean;
  created_at: Date;
  /** Cars that began to match since the last visit. */
  new_ids: number[];
}

export async function savedSearchesOf(db: Queryable, userId: number): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select id, name, filters, frequency, by_push, by_webhook, is_paused, created_at, array(
      select car_id from search_matches where search_id = saved_searches.id and is_new and matched_at > seen_at
      order by matched_at desc limit 1000
    )::float8[] as new_ids
    from saved_searches where user_id = ${userId} and removed_at is null order by created_at desc, id desc
  `.execute(db);
  return rows;
}

export interface ToSave {
  name: string;
  filters: SavedFilters;
  frequency: Frequency;
  by_push: boolean;
  by_webhook: boolean;
}

/** Locks the user's row, so that the limit holds. */
export const lockSearchesOf = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

export async function hasRoom(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ saved: number }>`
    select count(*) as saved from saved_searches where user_id = ${userId} and removed_at is null`.execute(tx);
  return rows[0]!.saved < maxSavedSearches;
}

export const savedForQuery = (tx: Tx, userId: number, queryId: number) =>
  tx
    .selectFrom('saved_searches')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('query_id', '=', queryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export async function saveSearch(tx: Tx, userId: number, queryId: number, { filters, ...given }: ToSave) {
  const { id } = await tx
    .insertInto('saved_searches')
    .values({ user_id: userId, query_id: queryId, filters: JSON.stringify(filters), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changeable = Omit<ToSave, 'filters'> & { is_paused: boolean };
export type SearchChange = { [K in keyof Changeable]?: Changeable[K] | undefined };

/** Whether the search is theirs. */
export async function changeSearch(db: Queryable, userId: number, id: number, change: SearchChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    // A change of nothing is still an answer about ownership.
    .set({ ...change, user_id: userId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function removeSearch(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set({ removed_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export const findRemoved = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('saved_searches')
    .select(['id', 'query_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', '>', sql<Date>`now() - make_interval(hours => ${undoHours})`)
    .executeTakeFirst();

/** Changes made while it was deleted count as known. */
export const restoreSearch = (tx: Tx, id: number) =>
  tx
    .updateTable('saved_searches')
    .set({ removed_at: null, saved_in: sql`pg_current_snapshot()` })
    .where('id', '=', id)
    .execute();

/** A visit within this time continues the one before, so that a reload shows the same. */
const visitMinutes = 30;

/** Records a visit. Returns what is new since the one before, or null if the search isn't theirs. */
export async function visitSearch(db: Queryable, userId: number, id: number) {
  const { rows } = await sql<{ name: string; filters: SavedFilters; since: Date; new_ids: number[] }>`
    with visited as (
      update saved_searches set
        seen_before = case when seen_at < now() - make_interval(mins => ${visitMinutes}) then seen_at else seen_before end,
        seen_at = now()
      where id = ${id} and user_id = ${userId} and removed_at is null
      returning id, name, filters, seen_before
    )
    select name, filters, seen_before as since, array(
      select car_id from search_matches where search_id = visited.id and is_new and matched_at > seen_before
      order by matched_at desc limit 1000
    )::float8[] as new_ids from visited
  `.execute(db);
  return rows[0] ?? null;
}

/** For good: nothing of them is left. */
export const forgetSearchesOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('saved_searches').where('user_id', '=', userId).execute();

/** A restored backup brings snapshots of another PostgreSQL, in which every later change here may count as seen. */
export async function sweepSearches(db: Queryable): Promise<void> {
  await sql`
    update saved_searches set saved_in = pg_current_snapshot()
    where pg_snapshot_xmin(saved_in) > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  await sql`
    delete from saved_searches where removed_at < now() - make_interval(hours => ${undoHours})`.execute(db);
}
