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

export const isTelling = (word: string): boolean => !fillers.has(word);

/** Letters that are no letter with an accent, and that the database writes plainly all the same. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

/** Everything that was typed, in small letters without accents, as the database compares them. */
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

/** Of these words those to look for: what says nothing is looked for only where there is nothing else. */
export function tellingOf(words: readonly string[]): string[] {
  const telling = words.filter(isTelling);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** What was typed, as the words to look for. */
export const searchWords = (typed: string): string[] => tellingOf(wordsOf(typed));

export interface LookedUp {
  word: string;
  is_known: boolean;
  alike: string[];
}

/** The words as they were probably meant; null when nothing about them is a typing error we know better. */
export function meantWords(words: readonly string[], lookedUp: readonly LookedUp[]): string[] | null {
  const meant = words.map((word) => {
    const found = lookedUp.find((one) => one.word === word);
    return !found || found.is_known ? word : (meantBy(word, found.alike) ?? word);
  });
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

/** Of the words that look alike, the one that can be meant by a typing error; null when each is too far off. */
export function meantBy(typed: string, alike: readonly string[]): string | null {
  const near = alike
    .map((word) => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= allowedErrors(typed))
    .toSorted((one, other) => one.errors - other.errors);
  return near[0]?.word ?? null;
}

/** Longer words leave room for more. */
const allowedErrors = ({ length }: string) => Math.min(3, Math.floor((length - 1) / 3));

/** Letters put in, left out, exchanged or swapped with their neighbour. What follows what was typed costs nothing. */
export function typingErrors(typed: string, word: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (isSame ? 0 : 1),
          isSwapped ? before[j - 2]! + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row.slice(Math.min(typed.length, word.length)));
}
