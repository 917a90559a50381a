import { featureCount, featuresOf, yearOf, type PricedFacts } from './features.rules.ts';

/** A sale that counts, for the estimator. */
export interface GuideSale extends PricedFacts {
  id: number;
  model_id: number;
  amount: number;
  /** In milliseconds. */
  sold_at: number;
  /** Seller and buyer: game accounts, and dealers with a minus sign. */
  seller: number;
  buyer: number;
}

const dayMs = 86_400_000;

/** Sales as columns of numbers, so that a million fit into 100 MB. */
export function createSaleColumns(capacity = 64) {
  let size = 0;
  let ids = new Float64Array(capacity);
  let models = new Float64Array(capacity);
  let days = new Float64Array(capacity);
  let logs = new Float64Array(capacity);
  let sellers = new Float64Array(capacity);
  let buyers = new Float64Array(capacity);
  let features = new Float32Array(capacity * featureCount);

  const larger = <A extends Float64Array | Float32Array>(old: A): A => {
    const grown = new (old.constructor as new (length: number) => A)(Math.ceil(old.length * 1.5));
    grown.set(old);
    return grown;
  };
  function grow(): void {
    [ids, models, days, logs] = [larger(ids), larger(models), larger(days), larger(logs)];
    [sellers, buyers, features] = [larger(sellers), larger(buyers), larger(features)];
    if (features.length < ids.length * featureCount) {
      const whole = new Float32Array(ids.length * featureCount);
      whole.set(features);
      features = whole;
    }
  }

  return {
    push(sale: GuideSale): void {
      if (size === ids.length) grow();
      ids[size] = sale.id;
      models[size] = sale.model_id;
      days[size] = sale.sold_at / dayMs;
      logs[size] = Math.log(sale.amount);
      sellers[size] = sale.seller;
      buyers[size] = sale.buyer;
      features.set(featuresOf(sale, yearOf(new Date(sale.sold_at))), size * featureCount);
      size += 1;
    },
    columns: () => ({ size, ids, models, days, logs, sellers, buyers, features }),
  };
}
export type SaleColumns = ReturnType<ReturnType<typeof createSaleColumns>['columns']>;

export const dayOf = (at: Date): number => at.getTime() / dayMs;

/** The part of a sale's log price that comes from its features. */
export function featuresTimes(slopes: ArrayLike<number>, features: Float32Array, sale: number): number {
  let sum = 0;
  const from = sale * featureCount;
  for (let place = 0; place < featureCount; place += 1) sum += slopes[place]! * features[from + place]!;
  return sum;
}
