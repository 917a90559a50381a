export const oldestYear = 1900;
export const maxPrice = 1_000_000_000;
export const maxMileage = 9_999_999;

type Required = 'make' | 'model' | 'year' | 'price' | 'mileage' | 'description' | 'body_class';

/** Core document §5, plus the two facts the product rules add. */
const asks: Record<Required, string> = {
  make: 'Please select a Make before proceeding.',
  model: 'Please select a Model before proceeding.',
  year: 'Please enter a Year before proceeding.',
  price: 'Please enter a Price before proceeding.',
  mileage: 'Please enter Mileage before proceeding.',
  description: 'Please enter a Description before proceeding.',
  body_class: 'Please select a Body class before proceeding.',
};

/** Fields a draft lacks to be listed, each with a sentence. The year can be at most next year's. */
export function missingForListing(
  listing: { [F in Required]?: string | number | null | undefined },
  thisYear: number,
): Partial<Record<Required, string>> {
  const missing: Partial<Record<Required, string>> = {};
  for (const field of Object.keys(asks) as Required[]) {
    const value = listing[field];
    if (value === null || value === undefined || value === '') missing[field] = asks[field];
  }
  if (typeof listing.year === 'number' && listing.year > thisYear + 1)
    missing.year = `The year can’t be later than ${thisYear + 1}`;
  return missing;
}
