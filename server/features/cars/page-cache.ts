import type { Queryable } from '../../database/database.ts';
import { showAgain, type ShownPage, type State, type Totals } from './browse.store.ts';
import { createQueryCache } from './query-cache.ts';
import type { ListOptions } from './list.sql.ts';

/** A search result as of a state: the car ids on the page and the total. */
interface CachedPage {
  state: State;
  ids: number[];
  above: number[];
  featured: number;
  totals: Totals;
}
type Found = Totals & ShownPage;

const keptPages = createQueryCache<CachedPage>(500);

/**
 * Text search ranks every match, which is expensive. Until a car changes, the same ids are on the same page, so this
 * caches the ids and reads the cards fresh.
 */
export async function cachedSearch(db: Queryable, options: ListOptions, find: () => Promise<Found>): Promise<Found> {
  // View counts change without being recorded as changes, and only cars on sale are tracked.
  if (options.status !== 'active' || options.sort === 'most_viewed') return find();
  const { value, keep } = keptPages(db, JSON.stringify(options));
  if (value) {
    const { state, ids, above, featured, totals } = value;
    const shown = await showAgain(db, ids, above);
    if (shown.folded === state.folded && shown.pending === state.pending) return { ...totals, ...shown, featured };
  }
  const found = await find();
  const { folded, pending, cars, featured_above, featured, total, is_capped, counts } = found;
  keep({
    state: { folded, pending },
    ids: idsOf(cars),
    above: idsOf(featured_above),
    featured,
    totals: { total, is_capped, counts },
  });
  return found;
}

const idsOf = (cards: string): number[] => (JSON.parse(cards) as { id: number }[]).map(({ id }) => id);
