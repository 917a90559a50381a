import { publicHoursToCount } from '@forecourt/contract/cars/cars.flow.ts';

export interface PastPrice {
  price: number;
  /** How long the car was public at this price. */
  publicHours: number;
}

const counted = (past: readonly PastPrice[]): number[] =>
  past.filter(({ publicHours }) => publicHours >= publicHoursToCount).map(({ price }) => price);

/** The struck-through price: the highest earlier price that counts, or else the price itself. */
export const originalPrice = (past: readonly PastPrice[], price: number): number => Math.max(price, ...counted(past));

/** The latest earlier price that counts, if this one is lower. Null if the price wasn't lowered. */
export function loweredFrom(past: readonly PastPrice[], price: number): number | null {
  const before = past.at(-1)?.price;
  const from = counted(past).at(-1);
  return before !== undefined && from !== undefined && price < before && price < from ? from : null;
}
