import type { Queryable } from '../../../database/database.ts';
import { isUnavailable, timedOut } from '../../../database/unavailable.ts';
import type { Asked } from '../asked.ts';
import { listOf } from '../filters/filters.sql.ts';
import { carsWithWords } from '../list-cars.ts';
import { presentNames } from '../present-names.ts';
import { readSearch, withMeaning } from '../search-cars.ts';
import { findModels } from '../search-language/search.store.ts';
import { phrasesOf, readTyped, type KnownPhrases } from '../search-language/understand.rules.ts';
import { lookUpPhrases } from '../search-language/understand.store.ts';
import { findInTexts, type WordsFound } from './car-states.ts';

/** The lookups of a batch of queries: each is made once, and those of all words together. */
export async function createLookups(
  db: Queryable,
  queries: readonly Asked[],
  states: Parameters<typeof findInTexts>[1],
) {
  const typed = queries.filter(({ search }) => search);
  const known = await unlessOneFails(() => knownPhrases(db, typed));
  const read = remember((on: Queryable, search: string, literally: readonly string[]) =>
    readSearch(on, search, literally, known && isAmong(known.phrases, search, literally) ? known : undefined),
  );
  const found = await unlessOneFails(async () => {
    const words = new Set<string>();
    for (const { search, literally, asTyped } of typed) {
      if (asTyped) continue;
      const query = withMeaning({}, await read(db, search!, listOf(literally)));
      if (query.words !== undefined) words.add(query.words);
    }
    return new Map((await findInTexts(db, states, [...words])).map((one) => [one.words, one]));
  });
  const findAlone = remember(async (on: Queryable, words: string) => (await findInTexts(on, states, [words]))[0]!);
  return {
    presentNames: remember(presentNames),
    findModels: remember(findModels),
    carsWithWords: remember(carsWithWords),
    findWords: async (words: string): Promise<WordsFound> => found?.get(words) ?? findAlone(db, words),
    read: (literally: readonly string[]) => (search: string) => read(db, search, literally),
  };
}

interface Known extends KnownPhrases {
  phrases: ReadonlySet<string>;
}

async function knownPhrases(db: Queryable, queries: readonly Asked[]): Promise<Known | null> {
  const phrases = new Set(
    queries.flatMap(({ search, literally }) => phrasesOf(readTyped(search!, listOf(literally)).words)),
  );
  return phrases.size === 0 ? null : { phrases, ...(await lookUpPhrases(db, [...phrases])) };
}

/** Null if a query fails. Then each is looked up alone, which finds the one. Without a database, everything fails. */
async function unlessOneFails<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
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
