import { maxPrice } from '@forecourt/contract/cars/listing-rules.ts';
import type { PriceChange } from '@forecourt/contract/inventory/inventory.ts';

/**
 * The price after the change, in whole dollars and within the allowed range. Null if there is no price to start from.
 */
export function priceAfter(price: number | null, { percent, by, to }: PriceChange): number | null {
  if (to !== undefined) return to;
  if (price === null) return null;
  const next = percent === undefined ? price + (by ?? 0) : Math.round(price * (1 + percent / 100));
  return Math.min(maxPrice, Math.max(1, next));
}
