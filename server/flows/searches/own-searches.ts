import type { SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { newestShown } from '@forecourt/contract/searches/search-values.ts';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { Database } from '../../database/database.ts';
import { askedFor } from '../../features/browse/asked.ts';
import { listedAmong } from '../../features/browse/browse.store.ts';
import type { Today } from '../../features/browse/filters/filters.sql.ts';
import { searchCars } from '../../features/browse/search-cars.ts';
import { savedSearchesOf, visitSearch, type SavedRow } from '../../features/searches/saved-searches.store.ts';

/** A user's saved searches with what Browse would show for each. */
export async function ownSearches(db: Database, userId: number, today: Today): Promise<SavedSearch[]> {
  const views: SavedSearch[] = [];
  // One after the other, so that a user with fifty doesn't take every connection.
  for (const saved of await savedSearchesOf(db, userId)) views.push(await viewOf(db, saved, today));
  return views;
}

async function viewOf(db: Database, { new_ids, created_at, ...saved }: SavedRow, today: Today): Promise<SavedSearch> {
  const { found, wanted } = await browse(db, saved.filters, today);
  return {
    ...saved,
    created_at: created_at.toISOString(),
    total: found.total,
    total_is_capped: found.is_capped,
    new_count: (await listedAmong(db, new_ids, wanted)).length,
    newest: JSON.parse(found.cars) as CarCard[],
  };
}

/** Records a visit. Null if the search isn't theirs. */
export async function openSearch(db: Database, userId: number, id: number, today: Today) {
  const visited = await visitSearch(db, userId, id);
  if (!visited) return null;
  const { name, since, filters, new_ids } = visited;
  const { wanted } = await browse(db, filters, today);
  return { name, since, new_car_ids: await listedAmong(db, new_ids, wanted) };
}

async function browse(db: Database, { sort: _sort, ...asked }: SavedRow['filters'], today: Today) {
  const { wanted, typed } = await askedFor(db, asked, today);
  return searchCars(db, { ...firstPage, wanted }, typed);
}

const firstPage = {
  status: 'active',
  sort: 'newest',
  isStrict: true,
  page: 1,
  limit: newestShown,
  withCounts: false,
} as const;
