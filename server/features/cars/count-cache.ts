import type { State, Surroundings, Totals } from './browse.store.ts';
import type { Tallied } from './counts.rules.ts';
import { createQueryCache } from './query-cache.ts';

/** Counts as of a state. The part from the bitmaps stays valid until the next fold. */
interface CachedCounts {
  state: State;
  tallies: Tallied[];
  totals: Totals & Surroundings;
}

export const cachedCounts = createQueryCache<CachedCounts>(500);
