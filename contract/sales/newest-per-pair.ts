import { repeatReviewDays } from './counting-values.ts';

/**
 * Of several things between the same pair the newest counts, and an older one only if the next came at least 90 days
 * later (decision 050). Reviews and the price guide share it.
 */
export function newestPerPair<Thing extends { pair: string | number; day: number; place?: number }>(
  things: readonly Thing[],
): Thing[] {
  const inOrder = things.toSorted((one, other) => one.day - other.day || (one.place ?? 0) - (other.place ?? 0));
  const next = new Map<string | number, number>();
  const counted: Thing[] = [];
  for (let at = inOrder.length - 1; at >= 0; at -= 1) {
    const thing = inOrder[at]!;
    const following = next.get(thing.pair);
    next.set(thing.pair, thing.day);
    if (following === undefined || following - thing.day >= repeatReviewDays) counted.push(thing);
  }
  return counted.reverse();
}
