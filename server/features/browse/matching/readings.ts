import type { Queryable } from '../../../database/database.ts';
import type { Asked } from '../asked.ts';
import { listOf, type CarQuery } from '../filters/filters.sql.ts';
import { textWith, withMeaning } from '../search-cars.ts';
import { correctionOf, searchWords } from '../search-language/search.rules.ts';
import { similarWords } from '../search-language/search.store.ts';
import {
  phrasesOf,
  possibleBeginnings,
  readTyped,
  understand,
  type Begun,
  type Understanding,
} from '../search-language/understand.rules.ts';
import { lookUpPhrases, namesAlike } from '../search-language/understand.store.ts';
import { groupsOf } from './groups.ts';

/** Beyond this, not every combination is looked at. */
const maxCombined = 3;

/**
 * The groups of a query, whichever way Browse will read its words. Which reading that is depends on the cars on the
 * market, so the query is filed under all of them.
 */
export async function groupsOfAsked(db: Queryable, asked: Asked): Promise<{ groups: string[]; words: string[] }> {
  const { search = '', asTyped = false, literally, model: _model, ...filters } = asked;
  // The models that contain a text change with every listing, so they're no group.
  const wanted: CarQuery = filters;
  const words = searchWords(search);
  if (words.length === 0) return { groups: groupsOf(wanted), words: [] };
  const plainly = withMeaning(wanted, { words, meant: [], understood: [] });
  const readings = asTyped ? [plainly] : [plainly, ...(await meanings(db, wanted, search, listOf(literally)))];
  return { groups: [...new Set(readings.flatMap(groupsOf))], words };
}

async function meanings(db: Queryable, wanted: CarQuery, search: string, literally: string[]): Promise<CarQuery[]> {
  const asRead = await waysToRead(db, search, literally);
  const instead = await Promise.all(asRead.map((one) => textsInstead(db, search, literally, one)));
  const others = await Promise.all([...new Set(instead.flat())].map((text) => waysToRead(db, text, literally)));
  return [asRead, ...others].flat().map((one) => withMeaning(wanted, one));
}

/** With the names of dealers that the words begin, and without. */
async function waysToRead(db: Queryable, search: string, literally: string[]): Promise<Understanding[]> {
  const phrases = phrasesOf(readTyped(search, literally).words);
  const known = await lookUpPhrases(db, phrases);
  return combinations(possibleBeginnings(phrases, known)).map((begun: Begun[]) =>
    understand(search, literally, { ...known, begun }),
  );
}

/** The texts that Browse may search instead, with words and dealer names corrected. */
async function textsInstead(
  db: Queryable,
  search: string,
  literally: string[],
  meant: Understanding,
): Promise<string[]> {
  const similar = new Map(
    (await similarWords(db, meant.words)).map(({ word, alike }) => [word, correctionOf(word, alike)]),
  );
  const instead = combinations(meant.words.filter((word) => similar.get(word))).map((replaced) =>
    meant.words.map((word) => (replaced.includes(word) ? similar.get(word)! : word)),
  );
  const phrase = meant.words.join(' ');
  const names = phrase === '' ? [] : (await namesAlike(db, phrase)).map((name) => [name]);
  return [...instead.slice(1), ...names].map((words) => textWith(search, literally, meant, words));
}

/** All of these, none, and everything in between if they are few. */
function combinations<T>(all: readonly T[]): T[][] {
  if (all.length > maxCombined) return [[], [...all], ...all.map((one) => [one])];
  return all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
}
