import type { Car } from '@forecourt/contract/cars/car-shapes.ts';

export interface PriceStep {
  price: number;
  since: string;
  /** Difference to the previous price. Null for the first. */
  change: number | null;
}

/** The prices in chronological order. Setting the same price again isn't a step. */
export function priceSteps(history: Car['price_history']): PriceStep[] {
  const inOrder = history.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
  const steps: PriceStep[] = [];
  for (const { price, since } of inOrder) {
    const before = steps.at(-1);
    if (before?.price !== price) steps.push({ price, since, change: before ? price - before.price : null });
  }
  return steps;
}
