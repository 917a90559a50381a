import type { Queryable } from '../../database/database.ts';

/** Caches the latest results per database and query. Callers check whether an entry is still valid. */
export function createQueryCache<Answer>(most: number) {
  const ofDatabases = new WeakMap<Queryable, Map<string, Answer>>();
  return (db: Queryable, question: string) => {
    const kept = ofDatabases.get(db) ?? new Map<string, Answer>();
    ofDatabases.set(db, kept);
    return {
      value: kept.get(question),
      keep: (value: Answer) => {
        // Re-inserting moves the entry to the end, so the oldest are evicted first.
        kept.delete(question);
        kept.set(question, value);
        if (kept.size > most) kept.delete(kept.keys().next().value!);
      },
    };
  };
}
