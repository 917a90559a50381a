import type { Queryable } from '../../database/database.ts';

/** Keeps the latest answers of each database by what was asked; who uses one asks whether it still holds. */
export function createQueryCache<Answer>(most: number) {
  const ofDatabases = new WeakMap<Queryable, Map<string, Answer>>();
  return (db: Queryable, question: string) => {
    const kept = ofDatabases.get(db) ?? new Map<string, Answer>();
    ofDatabases.set(db, kept);
    return {
      value: kept.get(question),
      keep: (value: Answer) => {
        // Those that were found longest ago go first.
        kept.delete(question);
        kept.set(question, value);
        if (kept.size > most) kept.delete(kept.keys().next().value!);
      },
    };
  };
}
