const maxNumbers = 5;

/** Page numbers to offer: at maxNumbers five, with the current one as close to the middle as possible. */
export function pageNumbers(page: number, pages: number): number[] {
  const length = Math.min(maxNumbers, pages);
  const first = Math.max(1, Math.min(page - Math.floor(maxNumbers / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
