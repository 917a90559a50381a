import { count, countOf } from '../../../lib/format.ts';

/** Nothing that is typed is cut off: it is counted near the end, and beyond it said how much is too much. */
export function lengthWords(text: string, most: number): { text: string; isTooLong: boolean } | null {
  const { length } = text.trim();
  if (length > most) return { text: `${countOf(length - most, 'character')} too many`, isTooLong: true };
  return length >= most * 0.9 ? { text: `${count(length)} of ${count(most)} characters`, isTooLong: false } : null;
}
