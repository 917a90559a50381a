import { readAmounts } from './amounts.rules.ts';
import { isSignificant, searchWords } from './search.rules.ts';
import { isLiteral, readTyped } from './understand.rules.ts';

/** The typed text without one amount or some words, in its original spelling. Only searchable words remain. */
export function typedWithout(typed: string, literally: readonly string[], gone: string): string {
  const read = readTyped(typed, literally);
  const goneWords = read.amounts.some(({ text }) => text === gone) ? [] : gone.split(' ');
  const left = new Set(read.words.filter((word) => isSignificant(word) && !goneWords.includes(word)));
  const isLeft = (text: string) => searchWords(text).every((word) => left.has(word));
  const { amounts, around } = readAmounts(typed);
  return around
    .flatMap((words, index) => {
      const amount = amounts[index]?.text;
      const isKept = amount !== undefined && (isLiteral(amount, literally) ? isLeft(amount) : amount !== gone);
      return [...wordsIn(words).filter(isLeft), ...(isKept ? [amount] : [])];
    })
    .join(' ');
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
