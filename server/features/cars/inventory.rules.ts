import { maxPrice } from '@forecourt/contract/cars/listing-rules.ts';
import type { PriceChange } from '@forecourt/contract/inventory/inventory.ts';

/** The price after the change, in whole dollars and within what a car may cost; null without a price to begin with. */
export function priceAfter(price: number | null, { percent, by, to }: PriceChange): number | null {
  if (to !== undefined) return to;
  if (price === null) return null;
  const next = percent === undefined ? price + (by ?? 0) : Math.round(price * (1 + percent / 100));
  return Math.min(maxPrice, Math.max(1, next));
}
