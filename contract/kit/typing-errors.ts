/** Number of missing, extra, wrong or swapped letters in a typed word. */
export const typingErrors = (typed: string, word: string): number => errorsByLength(typed, word)[word.length]!;

/** The same, but the word may go on after the typed text. */
export const typingErrorsAtStart = (typed: string, word: string): number =>
  Math.min(...errorsByLength(typed, word).slice(Math.min(typed.length, word.length)));

/** Edit distance (Damerau-Levenshtein) between the typed text and the first n letters of the word, for every n. */
function errorsByLength(typed: string, word: string): number[] {
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
  return row;
}
