import type { Car } from '@forecourt/contract/cars/car-shapes.ts';

export interface PriceStep {
  price: number;
  since: string;
  /** Against the price before it; null for the first. */
  change: number | null;
}

/** The prices in the order of time; a price that was set again without changing is no step. */
export function priceSteps(history: Car['price_history']): PriceStep[] {
  const inOrder = history.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
  const steps: PriceStep[] = [];
  for (const { price, since } of inOrder) {
    const before = steps.at(-1);
    if (before?.price !== price) steps.push({ price, since, change: before ? price - before.price : null });
  }
  return steps;
}
