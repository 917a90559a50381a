import { plainName } from '@forecourt/contract/imports/import-columns.ts';

/** The name that was probably meant: one or two typos in a long word, none in a short one, and the same digits. */
export function nearest(plain: string, names: readonly string[]): string | null {
  if (plain.length > longest) return null;
  const most = slipsIn(plain.length);
  let best: string | null = null;
  let least = most + 1;
  for (const name of names) {
    const other = plainName(name);
    if (Math.abs(other.length - plain.length) >= least || digitsOf(other) !== digitsOf(plain)) continue;
    const slips = slipsBetween(plain, other);
    if (slips < least) [best, least] = [name, slips];
  }
  return best;
}

const longest = 60;
const slipsIn = (length: number) => (length < 4 ? 0 : 1) + (length < 7 ? 0 : 1);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Number of missing, extra, wrong or swapped letters. */
export function slipsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let slips = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + same);
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) slips = Math.min(slips, before[to - 2]! + 1);
      next.push(slips);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
