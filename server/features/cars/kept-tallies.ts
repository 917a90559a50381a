import type { Queryable } from '../../database/database.ts';
import type { State, Surroundings, Totals } from './browse.store.ts';
import type { Tallied } from './counts.rules.ts';

/** What was counted, as of a state; and of that what the bitmaps said, which holds until they are folded again. */
interface Kept {
  state: State;
  tallies: Tallied[];
  totals: Totals & Surroundings;
}

const most = 500;
const ofDatabases = new WeakMap<Queryable, Map<string, Kept>>();

/** Keeps the last few hundred questions of each database with their answers; who uses one asks how old it is. */
export function keptBy(db: Queryable, question: string): { value: Kept | undefined; keep: (kept: Kept) => void } {
  const kept = ofDatabases.get(db) ?? new Map<string, Kept>();
  ofDatabases.set(db, kept);
  return {
    value: kept.get(question),
    keep(value) {
      // Those that were counted longest ago go first.
      kept.delete(question);
      kept.set(question, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
  };
}
