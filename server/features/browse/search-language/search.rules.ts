import { typingErrorsAtStart } from '@forecourt/contract/kit/typing-errors.ts';

/** Words that say nothing about a car. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'any',
  'are',
  'at',
  'by',
  'car',
  'cars',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'sale',
  'some',
  'the',
  'to',
  'vehicle',
  'with',
]);

const maxWords = 8;

export const isSignificant = (word: string): boolean => !fillers.has(word);

/** Letters without an accent that the database still converts to plain ones. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

/** All typed words in lower case without accents, as the database compares them. */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Korean syllables are put together again.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øæœßłđı]/g, (letter) => plain[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words worth searching for. Filler words are used only if there are no others. */
export function significantWords(words: readonly string[]): string[] {
  const telling = words.filter(isSignificant);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** The typed text as search words. */
export const searchWords = (typed: string): string[] => significantWords(wordsOf(typed));

export interface LookedUp {
  word: string;
  is_known: boolean;
  alike: string[];
}

/** The words with spelling corrected, or null if no correction is known. */
export function correctedWords(words: readonly string[], lookedUp: readonly LookedUp[]): string[] | null {
  const meant = words.map((word) => {
    const found = lookedUp.find((one) => one.word === word);
    return !found || found.is_known ? word : (correctionOf(word, found.alike) ?? word);
  });
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

/** The similar word that a typing error could explain, or null if all are too far off. */
export function correctionOf(typed: string, alike: readonly string[]): string | null {
  const near = alike
    .map((word) => ({ word, errors: typingErrorsAtStart(typed, word) }))
    .filter(({ errors }) => errors <= allowedErrors(typed))
    .toSorted((one, other) => one.errors - other.errors);
  return near[0]?.word ?? null;
}

/** Longer words may contain more errors. */
const allowedErrors = ({ length }: string) => Math.min(3, Math.floor((length - 1) / 3));
