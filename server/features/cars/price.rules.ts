import { publicHoursToCount } from '@forecourt/contract/cars/cars.flow.ts';

export interface PastPrice {
  price: number;
  /** How long everyone could see the car at this price. */
  publicHours: number;
}

const counted = (past: readonly PastPrice[]): number[] =>
  past.filter(({ publicHours }) => publicHours >= publicHoursToCount).map(({ price }) => price);

/** What is struck through: the highest earlier price that counts, or the price itself. */
export const originalPrice = (past: readonly PastPrice[], price: number): number => Math.max(price, ...counted(past));

/** The price from which this one was lowered: the latest that counts. Null if it wasn't lowered. */
export function loweredFrom(past: readonly PastPrice[], price: number): number | null {
  const before = past.at(-1)?.price;
  const from = counted(past).at(-1);
  return before !== undefined && from !== undefined && price < before && price < from ? from : null;
}
