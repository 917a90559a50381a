import type { Understood } from '@forecourt/contract/cars/browse.ts';
import { meantName, type SynonymFacet } from '@forecourt/contract/catalogue/synonym-facets.ts';
import { readAmounts } from './amounts.rules.ts';
import { isTelling, searchWords, tellingOf, wordsOf } from './search.rules.ts';

interface Dealer {
  id: number;
  company_name: string;
}

/** A phrase of which each word is how a word of these dealers' names begins. */
export interface Begun {
  phrase: string;
  dealers: Dealer[];
}

/** What the database knows of the phrases that a search is made of. */
export interface KnownPhrases {
  meanings: { word: string; facet: SynonymFacet; meant: string[] }[];
  /** Each with its name as a phrase. */
  dealers: (Dealer & { phrase: string })[];
  /** Phrases that nothing else knows, and whose names begin with what begins so. */
  begun: Begun[];
  /** Names of several words that makes and models have. */
  names: string[];
}

type Meant =
  | { any: [facet: string, value: string][] }
  | { facet: 'price' | 'mileage'; lowest?: number; highest?: number }
  | { dealers: number[] };

export interface Understanding {
  /** Words that mean only themselves. */
  words: string[];
  meant: Meant[];
  understood: Understood[];
}

const maxPhrase = 4;
/** Those that say nothing among them. */
const maxRead = 16;
const maxNamed = 2;

/** Every run of neighbouring words that could mean something together: "open to trade", but not "to" or "to a". */
export const phrasesOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((_, start) =>
      Array.from({ length: Math.min(maxPhrase, words.length - start) }, (__, length) =>
        words.slice(start, start + length + 1),
      )
        .filter((phrase) => phrase.some(isTelling))
        .map((phrase) => phrase.join(' ')),
    ),
  ),
];

/** What was typed as amounts and words, also those that say nothing by themselves. */
export function readTyped(typed: string, literally: readonly string[]) {
  const { amounts, rest } = readAmounts(typed);
  const kept = amounts.filter(({ text }) => isLiteral(text, literally)).map(({ text }) => text);
  return {
    amounts: amounts.filter(({ text }) => !isLiteral(text, literally)),
    words: wordsOf([rest, ...kept].join(' '))
      .filter((word, at, all) => !isTelling(word) || all.indexOf(word) === at)
      .slice(0, maxRead),
  };
}

export const isLiteral = (phrase: string, literally: readonly string[]) =>
  literally.some((one) => searchWords(one).join(' ') === searchWords(phrase).join(' '));

/** The longest phrase that means something counts; what is the name of a model, or wanted literally, means itself. */
export function understand(typed: string, literally: readonly string[], known: KnownPhrases): Understanding {
  const { amounts, words } = readTyped(typed, literally);
  const asThemselves = new Set([...known.names, ...literally.map((one) => wordsOf(one).join(' '))]);
  const result: Understanding = { words: [], meant: [], understood: [] };
  let at = 0;
  while (at < words.length) {
    let length = Math.min(maxPhrase, words.length - at);
    for (; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      if (asThemselves.has(phrase)) {
        result.words.push(...words.slice(at, at + length));
        break;
      }
      const meaning = meaningOf(phrase, length, known);
      if (meaning) {
        result.meant.push(meaning.meant);
        result.understood.push({ words: phrase, means: meaning.means });
        break;
      }
    }
    if (length === 0) result.words.push(words[at]!);
    at += Math.max(length, 1);
  }
  for (const { text, means, ...range } of amounts) {
    result.meant.push(range);
    result.understood.push({ words: text, means });
  }
  const isUnderstood = result.understood.length > 0;
  return { ...result, words: isUnderstood ? tellingOf(result.words).filter(isTelling) : tellingOf(result.words) };
}

function meaningOf(phrase: string, length: number, known: KnownPhrases): { meant: Meant; means: string } | null {
  const dealers = known.dealers.filter((one) => isNamed(one, phrase));
  const meanings = known.meanings.filter(({ word }) => word === phrase);
  // A dealer called after a thing does not take the word from it.
  if (dealers.length > 0 && (length > 1 || meanings.length === 0)) return cameFrom(dealers);
  if (meanings.length === 0) {
    const begun = known.begun.find((one) => one.phrase === phrase);
    return begun ? cameFrom(begun.dealers) : null;
  }
  const any = meanings.flatMap(({ facet, meant }) => meant.map((value): [string, string] => [facet, value]));
  const names = meanings
    .toSorted((one, other) => one.meant.length - other.meant.length)
    .flatMap(({ facet, meant }) => meant.map((value) => meantName(facet, value)));
  return { meant: { any }, means: listed(names) };
}

/** The beginning of a dealer's name is enough where it has two words. */
const isNamed = ({ phrase: name }: { phrase: string }, phrase: string): boolean =>
  name === phrase || (phrase.includes(' ') && name.startsWith(`${phrase} `));

/**
 * Beginnings that may mean their dealers. Of several dealers one word is no name; of more words it is what their names
 * have in common. What is part of a name that was typed counts with that name.
 */
export function possibleBeginnings(phrases: readonly string[], { begun, dealers }: KnownPhrases): Begun[] {
  const named = phrases.filter((phrase) => dealers.some((one) => isNamed(one, phrase)));
  return begun
    .filter((one) => one.dealers.length === 1 || one.phrase.includes(' '))
    .filter((one) => !named.some((name) => ` ${name} `.includes(` ${one.phrase} `)));
}

const cameFrom = (dealers: readonly Dealer[]) => ({
  meant: { dealers: dealers.map(({ id }) => id) },
  means: listed(dealers.map((one) => one.company_name)),
});

const listed = (names: string[]): string =>
  names.length <= maxNamed + 1
    ? names.join(', ')
    : `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`;
