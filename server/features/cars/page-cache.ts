import type { Queryable } from '../../database/database.ts';
import { showAgain, type ShownPage, type State, type Totals } from './browse.store.ts';
import { createQueryCache } from './query-cache.ts';
import type { ListOptions } from './list.sql.ts';

/** What was found by words or of one seller, as of a state: the numbers of the cars on the page, and how many there are. */
interface Kept {
  state: State;
  ids: number[];
  above: number[];
  featured: number;
  totals: Totals;
}
type Found = Totals & ShownPage;

const keptPages = createQueryCache<Kept>(500);

/**
 * Looking for words weighs every car that has them. As long as no car changed, the same cars stand on the same page: they
 * are remembered by their numbers, and their cards are read as they are now.
 */
export async function cachedSearch(db: Queryable, options: ListOptions, find: () => Promise<Found>): Promise<Found> {
  // Views are counted without being noted as changes, and only what is for sale is noted at all.
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
