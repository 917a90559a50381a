import type { Understood } from '@forecourt/contract/cars/browse.ts';
import { meaningName, type SynonymFacet } from '@forecourt/contract/catalogue/synonym-facets.ts';
import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import { readAmounts } from './amounts.rules.ts';
import { readEveryday } from './everyday-words.rules.ts';
import { isSignificant, searchWords, significantWords, wordsOf } from './search.rules.ts';

interface Dealer {
  id: number;
  company_name: string;
}

/** A phrase whose words are prefixes of words in these dealers' names. */
export interface Begun {
  phrase: string;
  dealers: Dealer[];
}

/** Database matches for the phrases of a search. */
export interface KnownPhrases {
  meanings: { word: string; facet: SynonymFacet; meant: string[] }[];
  /** Each with its name as a phrase. */
  dealers: (Dealer & { phrase: string })[];
  /** Phrases known only as the start of dealer names. */
  begun: Begun[];
  /** Areas and regions with one of these names. */
  places: { phrase: string; facet: 'area' | 'region'; name: string }[];
  /** Make and model names with several words. */
  names: string[];
}

type Meant =
  | { any: [facet: string, value: string][] }
  | { facet: 'price' | 'mileage'; lowest?: number; highest?: number }
  | { dealers: number[] };

export interface Understanding {
  /** Words that only mean themselves. */
  words: string[];
  meant: Meant[];
  understood: Understood[];
  /** The order the words ask for. */
  sort?: Sort;
}

const maxPhrase = 4;
/** Includes filler words. */
const maxRead = 16;
const maxNamed = 2;

/** Every run of neighbouring words that could mean something together: "open to trade", but not "to" or "to a". */
export const phrasesOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((_, start) =>
      Array.from({ length: Math.min(maxPhrase, words.length - start) }, (__, length) =>
        words.slice(start, start + length + 1),
      )
        .filter((phrase) => phrase.some(isSignificant))
        .map((phrase) => phrase.join(' ')),
    ),
  ),
];

/** The typed text as amounts and words, including filler words. */
export function readTyped(typed: string, literally: readonly string[]) {
  const { amounts, rest } = readAmounts(typed);
  const kept = amounts.filter(({ text }) => isLiteral(text, literally)).map(({ text }) => text);
  return {
    amounts: amounts.filter(({ text }) => !isLiteral(text, literally)),
    words: wordsOf([rest, ...kept].join(' '))
      .filter((word, at, all) => !isSignificant(word) || all.indexOf(word) === at)
      .slice(0, maxRead),
  };
}

export const isLiteral = (phrase: string, literally: readonly string[]) =>
  literally.some((one) => searchWords(one).join(' ') === searchWords(phrase).join(' '));

/** The longest phrase with a meaning wins. Model names and literal words mean themselves. */
export function understand(typed: string, literally: readonly string[], known: KnownPhrases): Understanding {
  const { amounts, words } = readTyped(typed, literally);
  const literalPhrases = new Set([...known.names, ...literally.map((one) => wordsOf(one).join(' '))]);
  const result: Understanding = { words: [], meant: [], understood: [] };
  let at = 0;
  while (at < words.length) {
    let length = Math.min(maxPhrase, words.length - at);
    for (; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      if (literalPhrases.has(phrase)) {
        result.words.push(...words.slice(at, at + length));
        break;
      }
      const meaning = meaningOf(phrase, length, known);
      const everyday = meaning ? null : readEveryday(phrase);
      if (everyday && 'sort' in everyday) {
        result.sort = everyday.sort;
        result.understood.push({ words: phrase, ...everyday });
        break;
      }
      if (meaning) result.meant.push(meaning.meant);
      if (everyday) result.meant.push({ any: everyday.any });
      if (meaning ?? everyday) {
        result.understood.push({ words: phrase, means: (meaning ?? everyday)!.means });
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
  return {
    ...result,
    words: isUnderstood ? significantWords(result.words).filter(isSignificant) : significantWords(result.words),
  };
}

function meaningOf(phrase: string, length: number, known: KnownPhrases): { meant: Meant; means: string } | null {
  const dealers = known.dealers.filter((one) => isNamed(one, phrase));
  const meanings = known.meanings.filter(({ word }) => word === phrase);
  const places = known.places.filter((one) => one.phrase === phrase);
  const isWholeName = dealers.some((one) => one.phrase === phrase);
  // A dealer named after a common thing or a place doesn't claim that word.
  if (dealers.length > 0 && (length > 1 || meanings.length === 0) && (places.length === 0 || isWholeName))
    return dealerMeaning(dealers);
  if (meanings.length + places.length === 0) {
    const begun = known.begun.find((one) => one.phrase === phrase);
    return begun ? dealerMeaning(begun.dealers) : null;
  }
  const any = [
    ...meanings.flatMap(({ facet, meant }) => meant.map((value): [string, string] => [facet, value])),
    ...places.map(({ facet, name }): [string, string] => [facet, name]),
  ];
  const names = meanings
    .toSorted((one, other) => one.meant.length - other.meant.length)
    .flatMap(({ facet, meant }) => meant.map((value) => meaningName(facet, value)));
  return { meant: { any }, means: listed([...new Set([...names, ...places.map(({ name }) => name)])]) };
}

/** The first two words of a dealer's name are enough. */
const isNamed = ({ phrase: name }: { phrase: string }, phrase: string): boolean =>
  name === phrase || (phrase.includes(' ') && name.startsWith(`${phrase} `));

/**
 * Name prefixes that may mean their dealers. A single word shared by several dealers isn't a name, but several shared
 * words are. Phrases inside a full name count with that name.
 */
export function possibleBeginnings(phrases: readonly string[], { begun, dealers }: KnownPhrases): Begun[] {
  const named = phrases.filter((phrase) => dealers.some((one) => isNamed(one, phrase)));
  return begun
    .filter(({ phrase }) => phrases.includes(phrase))
    .filter((one) => one.dealers.length === 1 || one.phrase.includes(' '))
    .filter((one) => !named.some((name) => ` ${name} `.includes(` ${one.phrase} `)));
}

const dealerMeaning = (dealers: readonly Dealer[]) => ({
  meant: { dealers: dealers.map(({ id }) => id) },
  means: listed(dealers.map((one) => one.company_name)),
});

const listed = (names: string[]): string =>
  names.length <= maxNamed + 1
    ? names.join(', ')
    : `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`;
