import type { State, Surroundings, Totals } from './browse.store.ts';
import type { Tallied } from './counts.rules.ts';
import { createQueryCache } from './query-cache.ts';

/** What was counted, as of a state; and of that what the bitmaps said, which holds until they are folded again. */
interface Kept {
  state: State;
  tallies: Tallied[];
  totals: Totals & Surroundings;
}

export const cachedCounts = createQueryCache<Kept>(500);
