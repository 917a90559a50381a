const most = 5;

/** Page numbers to offer: at most five, with the current one as close to the middle as possible. */
export function pageNumbers(page: number, pages: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
