const oldest = 2019;

/** The spec's 2019 to 2024, newer years up to next year's models and the selected year, newest first. */
export function yearChoices(thisYear: number, chosen?: number): string[] {
  const newest = Math.max(thisYear + 1, 2024);
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
  const all = chosen === undefined || years.includes(chosen) ? years : [...years, chosen];
  return all.toSorted((a, b) => b - a).map(String);
}
