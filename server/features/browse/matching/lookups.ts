import type { Queryable } from '../../../database/database.ts';
import { isUnavailable, timedOut } from '../../../database/unavailable.ts';
import type { Asked } from '../asked.ts';
import { listOf } from '../filters/filters.sql.ts';
import { carsWithWords } from '../list-cars.ts';
import { presentNames } from '../present-names.ts';
import { readSearch } from '../search-cars.ts';
import { findModels } from '../search-language/search.store.ts';
import { phrasesOf, readTyped, type KnownPhrases } from '../search-language/understand.rules.ts';
import { lookUpPhrases } from '../search-language/understand.store.ts';
import { textsWith } from './car-states.ts';

/** What the queries of one batch look up. Each thing is looked up once, and the meanings of all words together. */
export async function createLookups(db: Queryable, queries: readonly Asked[], texts: readonly string[]) {
  const known = await knownPhrases(db, queries);
  return {
    presentNames: remember(presentNames),
    findModels: remember(findModels),
    carsWithWords: remember(carsWithWords),
    textsWith: remember((on: Queryable, words: string) => textsWith(on, texts, words)),
    read: (literally: readonly string[]) => (search: string) =>
      readSearch(db, search, literally, known && isAmong(known.phrases, search, literally) ? known : undefined),
  };
}

interface Known extends KnownPhrases {
  phrases: ReadonlySet<string>;
}

/** The phrases of all queries. Null if that fails: then each is looked up alone, which finds the one that fails. */
async function knownPhrases(db: Queryable, queries: readonly Asked[]): Promise<Known | null> {
  try {
    const phrases = new Set(
      queries.flatMap(({ search, literally }) =>
        search ? phrasesOf(readTyped(search, listOf(literally)).words) : [],
      ),
    );
    if (phrases.size === 0) return null;
    return { phrases, ...(await lookUpPhrases(db, [...phrases])) };
  } catch (error) {
    if (isUnavailable(error as Error) && !timedOut(error as Error)) throw error;
    return null;
  }
}

const isAmong = (known: ReadonlySet<string>, search: string, literally: readonly string[]): boolean =>
  phrasesOf(readTyped(search, literally).words).every((phrase) => known.has(phrase));

/** Runs each lookup once. One that fails is repeated. */
function remember<A extends unknown[], R>(lookUp: (db: Queryable, ...asked: A) => Promise<R>) {
  const known = new Map<string, Promise<R>>();
  return (db: Queryable, ...asked: A): Promise<R> => {
    const key = JSON.stringify(asked);
    const found = known.get(key) ?? lookUp(db, ...asked);
    if (!known.has(key)) {
      known.set(key, found);
      found.catch(() => known.delete(key));
    }
    return found;
  };
}
