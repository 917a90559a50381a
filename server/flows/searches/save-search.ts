import { maxSavedSearches } from '@forecourt/contract/searches/search-values.ts';
import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import type { Database, Tx } from '../../database/database.ts';
import {
  findRemoved,
  hasRoom,
  lockSearchesOf,
  restoreSearch,
  savedForQuery,
  saveSearch as insertSearch,
  type ToSave,
} from '../../features/searches/saved-searches.store.ts';
import { fail } from '../../lib/failure.ts';
import { fileQuery } from './file-query.ts';

/** Saves a search once. Saving the same filters again finds the saved one. */
export const saveSearch = (db: Database, userId: number, given: ToSave) =>
  db.transaction().execute((tx) => saveSearchIn(tx, userId, given));

async function saveSearchIn(tx: Tx, userId: number, { filters, ...given }: ToSave) {
  await lockSearchesOf(tx, userId);
  const ordered = inOrder(filters);
  const { sort: _sort, ...asked } = ordered;
  const queryId = await fileQuery(tx, asked);
  const known = await savedForQuery(tx, userId, queryId);
  if (known) return { ...known, was_saved: true };
  await requireRoom(tx, userId);
  const id = await insertSearch(tx, userId, queryId, { ...given, filters: ordered });
  return { id, name: given.name, was_saved: false };
}

export const undoRemoval = (db: Database, userId: number, id: number) =>
  db.transaction().execute(async (tx) => {
    await lockSearchesOf(tx, userId);
    const removed = await findRemoved(tx, userId, id);
    if (!removed) return fail('search_not_found');
    // The user has saved the same search again, which does as well.
    if (await savedForQuery(tx, userId, removed.query_id)) return;
    await requireRoom(tx, userId);
    await restoreSearch(tx, id);
  });

async function requireRoom(tx: Tx, userId: number): Promise<void> {
  if (!(await hasRoom(tx, userId))) fail('too_many_searches', { words: { max: String(maxSavedSearches) } });
}

/** Several values in a fixed order and one value as itself, so that equal searches are equal text. */
const inOrder = (filters: SavedFilters): SavedFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? oneOrSorted(value) : value]),
  );

const oneOrSorted = (values: string[]) => {
  const sorted = [...new Set(values)].toSorted();
  return sorted.length === 1 ? sorted[0] : sorted;
};
