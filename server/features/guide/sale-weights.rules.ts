import { newestPerPair } from '@forecourt/contract/sales/newest-per-pair.ts';
import type { SaleColumns } from './sale-columns.rules.ts';

/** Half of a sale's weight is gone after this many days. */
export const halfLifeDays = 90;
/** No account has a larger share of an estimate. */
export const maxShare = 0.1;

export const recencyOf = (days: number): number => 0.5 ** (Math.max(0, days) / halfLifeDays);

/**
 * The weight of each of a model's sales before its age counts. A pair of accounts counts once in 90 days. All sales of a
 * user count as one sale at most. A dealer's may be more, up to the largest share of an estimate.
 */
export function weightsOfPeople({ days, sellers, buyers }: SaleColumns, sales: ArrayLike<number>): Float64Array {
  const weights = new Float64Array(sales.length);
  const pairs = Array.from(sales, (sale, place) => {
    const [one, other] = [sellers[sale]!, buyers[sale]!];
    return { place, pair: one < other ? `${one} ${other}` : `${other} ${one}`, day: days[sale]! };
  });
  const salesOf = new Map<number, number>();
  const counted = newestPerPair(pairs);
  for (const { place } of counted)
    for (const account of [sellers[sales[place]!]!, buyers[sales[place]!]!])
      if (account > 0) salesOf.set(account, (salesOf.get(account) ?? 0) + 1);
  for (const { place } of counted) {
    const [seller, buyer] = [sellers[sales[place]!]!, buyers[sales[place]!]!];
    weights[place] = 1 / Math.max(1, salesOf.get(seller) ?? 0, salesOf.get(buyer) ?? 0);
  }
  return weights;
}

/** Reduces weights, in place, until no account has more than a tenth of them and the weight of similar models together. */
export function capShares(
  weights: Float64Array,
  { sellers, buyers }: SaleColumns,
  sales: ArrayLike<number>,
  similar: number,
): void {
  for (let round = 0; round < 60; round += 1) {
    let total = similar;
    const ofAccounts = new Map<number, number>();
    for (let place = 0; place < sales.length; place += 1) {
      const weight = weights[place]!;
      if (weight === 0) continue;
      total += weight;
      const [seller, buyer] = [sellers[sales[place]!]!, buyers[sales[place]!]!];
      ofAccounts.set(seller, (ofAccounts.get(seller) ?? 0) + weight);
      ofAccounts.set(buyer, (ofAccounts.get(buyer) ?? 0) + weight);
    }
    const most = total * maxShare;
    let isOver = false;
    for (let place = 0; place < sales.length; place += 1) {
      if (weights[place] === 0) continue;
      const sale = sales[place]!;
      const largest = Math.max(ofAccounts.get(sellers[sale]!)!, ofAccounts.get(buyers[sale]!)!);
      // A little below, so that few rounds are needed.
      if (largest > most * 1.000001) {
        weights[place]! *= (most / largest) * 0.9999;
        isOver = true;
      }
    }
    if (!isOver) return;
  }
  // So few accounts that each has more than its share, whatever their weights are.
  weights.fill(0);
}
