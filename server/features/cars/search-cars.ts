import type { Understood } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import type { Wanted } from './filters.sql.ts';
import { listCars, type ListedCars } from './list-cars.ts';
import { meantWords, searchWords } from './search.rules.ts';
import { lookUpWords } from './search.store.ts';
import { phrasesOf, readTyped, understand, type Understanding } from './understand.rules.ts';
import { lookUpPhrases } from './understand.store.ts';

export type Asked = Parameters<typeof listCars>[1];

export interface Searched {
  found: ListedCars;
  searchedFor: string | null;
  understood: Understood[];
}

/** What a search means. */
export async function readSearch(db: Queryable, search: string, literally: readonly string[]): Promise<Understanding> {
  const { words } = readTyped(search, literally);
  return understand(search, literally, await lookUpPhrases(db, phrasesOf(words)));
}

/**
 * Finds what was meant; where that finds nothing, what was typed as it stands; and where nothing has those words, what
 * they were probably meant to be.
 */
export async function searchCars(
  db: Queryable,
  asked: Asked,
  { search, literally, asTyped }: { search: string; literally: readonly string[]; asTyped: boolean },
): Promise<Searched> {
  const find = (one: Understanding) => listCars(db, { ...asked, wanted: withMeaning(asked.wanted, one) });
  const words = searchWords(search);
  const plainly = { words, meant: [], understood: [] };
  const meant = asTyped || words.length === 0 ? plainly : await readSearch(db, search, literally);
  const found = await find(meant);
  const asMeant = { found, searchedFor: null, understood: meant.understood };
  if (found.total > 0 || words.length === 0 || asTyped) return asMeant;

  if (meant.understood.length > 0) {
    const literal = await find(plainly);
    if (literal.total > 0) return { found: literal, searchedFor: null, understood: [] };
  }
  const mended = meantWords(meant.words, await lookUpWords(db, meant.words));
  if (!mended) return asMeant;
  const text = [...mended, ...meant.understood.map((one) => one.words)].join(' ');
  const again = await readSearch(db, text, literally);
  const foundAgain = await find(again);
  if (foundAgain.total === 0) return asMeant;
  return { found: foundAgain, searchedFor: text, understood: again.understood };
}

/** In the language of the text search: every word, or what begins with it. */
export const withMeaning = (wanted: Wanted, { words, meant }: Understanding): Wanted => ({
  ...wanted,
  ...(words.length > 0 && { words: words.map((word) => `${word}:*`).join(' & ') }),
  ...(meant.length > 0 && { meant }),
});
