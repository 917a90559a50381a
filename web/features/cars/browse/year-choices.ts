const oldest = 2019;

/** The documents' 2019 to 2024 and every newer one up to next year's models, newest first; and the one that is chosen. */
export function yearChoices(thisYear: number, chosen?: number): string[] {
  const newest = Math.max(thisYear + 1, 2024);
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  const all = chosen === undefined || years.includes(chosen) ? years : [...years, chosen];
  return all.toSorted((a, b) => b - a).map(String);
}
