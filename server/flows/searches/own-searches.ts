import { SavedFilters, type SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { newestShown } from '@forecourt/contract/cars/filter-values.ts';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { isUnavailable, timedOut } from '../../database/unavailable.ts';
import { askedFor } from '../../features/browse/asked.ts';
import { listedAmong } from '../../features/browse/browse.store.ts';
import type { Today } from '../../features/browse/filters/filters.sql.ts';
import { searchCars } from '../../features/browse/search-cars.ts';
import { savedSearchesOf, visitSearch, type SavedRow } from '../../features/searches/saved-searches.store.ts';

export interface OwnSearchesDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A user's saved searches with what Browse would show for each. One that fails doesn't keep the others from them. */
export async function ownSearches({ db, log }: OwnSearchesDeps, userId: number, today: Today): Promise<SavedSearch[]> {
  const views: SavedSearch[] = [];
  // One after the other, so that a user with fifty doesn't take every connection.
  for (const saved of await savedSearchesOf(db, userId)) {
    const results = await unlessItFails(log, saved.id, () => resultsOf(db, saved, today));
    const { new_ids: _new, created_at, ...search } = saved;
    views.push({ ...search, created_at: created_at.toISOString(), ...(results ?? noResults(saved)) });
  }
  return views;
}

async function resultsOf(db: Database, { new_ids, ...saved }: SavedRow, today: Today) {
  const filters = SavedFilters.parse(saved.filters);
  const { found, wanted } = await browse(db, filters, today);
  return {
    filters,
    total: found.total,
    total_is_capped: found.is_capped,
    new_count: (await listedAmong(db, new_ids, wanted)).length,
    newest: JSON.parse(found.cars) as CarCard[],
  };
}

const noResults = ({ filters }: SavedRow) => ({
  filters: stillKnown(filters),
  total: null,
  total_is_capped: false,
  new_count: 0,
  newest: [],
});

/** A later version may not know all of them. */
const stillKnown = (filters: object): SavedFilters =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([name, value]) => SavedFilters.safeParse({ [name]: value }).data ?? {}),
  );

/** Null if the search fails. Without a database, everything does. */
async function unlessItFails<T>(
  log: OwnSearchesDeps['log'],
  searchId: number,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (err) {
    if (isUnavailable(err as Error) && !timedOut(err as Error)) throw err;
    log.warn({ err, searchId }, 'a saved search fails, so its owner sees no results');
    return null;
  }
}

/** Records a visit. Null if the search isn't theirs. */
export async function openSearch({ db, log }: OwnSearchesDeps, userId: number, id: number, today: Today) {
  const visited = await visitSearch(db, userId, id);
  if (!visited) return null;
  const { name, since, filters, new_ids } = visited;
  const listed = await unlessItFails(log, id, async () =>
    listedAmong(db, new_ids, (await browse(db, SavedFilters.parse(filters), today)).wanted),
  );
  return { name, since, new_car_ids: listed ?? [] };
}

async function browse(db: Database, { sort: _sort, ...asked }: SavedFilters, today: Today) {
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
