import type { Understood } from '@forecourt/contract/cars/browse.ts';
import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Queryable } from '../../database/database.ts';
import { filtersOf, type CarQuery } from './filters/filters.sql.ts';
import { listCars, type ListedCars } from './list-cars.ts';
import { correctionOf, correctedWords, searchWords } from './search-language/search.rules.ts';
import { lookUpNames, lookUpWords } from './search-language/search.store.ts';
import {
  phrasesOf,
  possibleBeginnings,
  readTyped,
  understand,
  type Begun,
  type KnownPhrases,
  type Understanding,
} from './search-language/understand.rules.ts';
import { isUsedElsewhere, lookUpPhrases, namesAlike } from './search-language/understand.store.ts';

export type SearchOptions = Parameters<typeof listCars>[1];

/** Interprets a search. Its phrases may have been looked up already. */
export async function readSearch(
  db: Queryable,
  search: string,
  literally: readonly string[],
  lookedUp?: KnownPhrases,
): Promise<Understanding> {
  const phrases = phrasesOf(readTyped(search, literally).words);
  const known = lookedUp ?? (await lookUpPhrases(db, phrases));
  const begun = await ownBeginnings(db, possibleBeginnings(phrases, known));
  return understand(search, literally, { ...known, begun });
}

/** The start of a name means the dealer only if no other seller's car contains those words, so no result is lost. */
async function ownBeginnings(db: Queryable, begun: readonly Begun[]): Promise<Begun[]> {
  const areUsed = await Promise.all(begun.map((one) => isUsedElsewhere(db, one)));
  return begun.filter((_, index) => !areUsed[index]);
}

export interface Typed {
  search: string;
  literally: readonly string[];
  asTyped: boolean;
}

/** A search as it is read: the query that finds something, or else the first one. */
export interface ReadAs<F> {
  wanted: CarQuery;
  found: F;
  searchedFor: string | null;
  understood: Understood[];
}

export const searchCars = (db: Queryable, options: SearchOptions, typed: Typed): Promise<ReadAs<ListedCars>> =>
  firstToFind(db, options, typed, (wanted, sort) =>
    listCars(db, { ...options, wanted, ...(sort && options.sort === undefined && { sort, isStrict: true }) }),
  );

/**
 * Tries the interpreted search first, then the literal words, then corrected spellings of words and finally of dealer
 * names.
 */
export async function firstToFind<F extends { total: number }>(
  db: Queryable,
  options: Pick<SearchOptions, 'wanted' | 'status'> & { sort?: Sort | undefined },
  { search, literally, asTyped }: Typed,
  count: (wanted: CarQuery, sort: Sort | undefined) => Promise<F>,
  read = (text: string) => readSearch(db, text, literally),
): Promise<ReadAs<F>> {
  const find = async (one: Understanding) => {
    const wanted = withMeaning(options.wanted, one);
    // An order selected on the page replaces the typed one.
    const isInOrder = ({ sort }: Understood) => !sort || !options.sort || sort === options.sort;
    return { wanted, found: await count(wanted, one.sort), understood: one.understood.filter(isInOrder) };
  };
  const findInstead = async (others: readonly string[] | null): Promise<ReadAs<F> | null> => {
    if (!others) return null;
    const text = textWith(search, literally, meant, others);
    const again = await find(await read(text));
    return again.found.total > 0 ? { ...again, searchedFor: text } : null;
  };
  const words = searchWords(search);
  const plainly = { words, meant: [], understood: [] };
  const meant = asTyped || words.length === 0 ? plainly : await read(search);
  const interpreted = { ...(await find(meant)), searchedFor: null };
  if (interpreted.found.total > 0 || words.length === 0 || asTyped) return interpreted;

  if (meant.understood.length > 0) {
    const literal = await find(plainly);
    if (literal.found.total > 0) return { ...literal, searchedFor: null };
  }
  const isAlone = meant.words.length === 1 && filtersOf(interpreted.wanted).length === 1;
  const lookUp = isAlone && options.status === 'active' ? lookUpNames : lookUpWords;
  const mended = correctedWords(meant.words, await lookUp(db, meant.words));
  return (await findInstead(mended)) ?? (await findInstead(await mendedName(db, meant.words))) ?? interpreted;
}

/** The search with other words in place of those that mean nothing. Words that belong together stay neighbours. */
export function textWith(
  search: string,
  literally: readonly string[],
  { words, understood }: Understanding,
  others: readonly string[],
): string {
  if (others.length !== words.length) return [...others, ...understood.map((one) => one.words)].join(' ');
  const { words: typed, amounts } = readTyped(search, literally);
  const inPlace = typed.map((word) => others[words.indexOf(word)] ?? word);
  return [...inPlace, ...amounts.map(({ text }) => text)].join(' ');
}

/** The dealer name that was probably meant. The start of a name isn't a typing error. */
async function mendedName(db: Queryable, words: readonly string[]): Promise<string[] | null> {
  const phrase = words.join(' ');
  const alike = phrase ? await namesAlike(db, phrase) : [];
  const name = correctionOf(
    phrase,
    alike.filter((one) => !one.startsWith(phrase)),
  );
  return name === null ? null : [name];
}

/** As a text search query: every word, matched as a prefix. */
export const withMeaning = (wanted: CarQuery, { words, meant }: Understanding): CarQuery => ({
  ...wanted,
  ...(words.length > 0 && { words: words.map((word) => `${word}:*`).join(' & ') }),
  ...(meant.length > 0 && { meant }),
});
