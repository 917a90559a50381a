import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/database.ts';

/** Caches the latest results per database and query. Callers check whether an entry is still valid. */
export function createQueryCache<Answer extends object>(max: number) {
  const ofDatabases = new WeakMap<Queryable, LRUCache<string, Answer>>();
  return (db: Queryable, question: string) => {
    const cache = ofDatabases.getOrInsertComputed(db, () => new LRUCache({ max }));
    return { value: cache.get(question), keep: (value: Answer) => void cache.set(question, value) };
  };
}
