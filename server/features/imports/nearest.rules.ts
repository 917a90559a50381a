import { plainName } from '@forecourt/contract/imports/import-columns.ts';
import { typingErrors } from '@forecourt/contract/kit/typing-errors.ts';

/** The name that was probably meant: one or two typos in a long word, none in a short one, and the same digits. */
export function nearest(plain: string, names: readonly string[]): string | null {
  if (plain.length > longest) return null;
  const most = slipsIn(plain.length);
  let best: string | null = null;
  let least = most + 1;
  for (const name of names) {
    const other = plainName(name);
    if (Math.abs(other.length - plain.length) >= least || digitsOf(other) !== digitsOf(plain)) continue;
    const slips = typingErrors(plain, other);
    if (slips < least) [best, least] = [name, slips];
  }
  return best;
}

const longest = 60;
const slipsIn = (length: number) => (length < 4 ? 0 : 1) + (length < 7 ? 0 : 1);
const digitsOf = (text: string) => text.replace(/\D/g, '');
