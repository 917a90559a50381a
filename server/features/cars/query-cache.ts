import type { Queryable } from '../../database/database.ts';

/** Caches the latest results per database and query. Callers check whether an entry is still valid. */
export function createQueryCache<Answer>(most: number) {
  const ofDatabases = new WeakMap<Queryable, Map<string, Answer>>();
  return (db: Queryable, question: string) => {
    const cache = ofDatabases.get(db) ?? new Map<string, Answer>();
    ofDatabases.set(db, cache);
    return {
      value: cache.get(question),
      keep: (value: Answer) => {
        // Re-inserting moves the entry to the end, so the oldest are evicted first.
        cache.delete(question);
        cache.set(question, value);
        if (cache.size > most) cache.delete(cache.keys().next().value!);
      },
    };
  };
}
