/**
 * Names as they stand in a list, Ö beside O. Not the browser's own comparing: that reads the rules of all languages
 * first, a long task of a phone on its first view.
 */
export function byName(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  return a < b ? -1 : Number(a > b);
}

const plain = (name: string) => name.normalize('NFD').toLowerCase();
