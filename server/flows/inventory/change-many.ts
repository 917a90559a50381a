import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import type { BulkChange } from '@forecourt/contract/inventory/inventory-values.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import type { PriceChange } from '@forecourt/contract/inventory/inventory.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { dealAt } from '../../features/guide/guide.store.ts';
import { priceAfter } from '../../features/inventory/inventory.rules.ts';
import { mayEdit, mayMake } from '../../features/listings/listing.rules.ts';
import { findListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { quote } from '../../features/payments/pricing.rules.ts';
import { savePrices } from '../../features/inventory/price-undos.store.ts';
import { fail, Failure } from '../../lib/failure.ts';
import { dayOf } from '../../lib/site-time.ts';
import { changeListing, editListing } from '../listings/list-a-car.ts';
import { buy, dollars, type BuyingDeps } from '../payments/buy.ts';
import { findItem, type PurchaseIntent } from '../payments/purchase-items.ts';

interface BulkOptions {
  dealerId: number;
  carIds: readonly number[];
  change: BulkChange;
  price?: PriceChange | undefined;
  /** Reports what would change without changing it. */
  isPreview: boolean;
}

/** One bulk change: a preview of what would change, and the action itself, which checks everything again. */
interface Change {
  would: (parts: BuyingDeps, reach: Reach, car: ListingRow, now: Date) => Promise<string> | string;
  /** The rating of the car after the change, if that changes. */
  rate?: (parts: BuyingDeps, car: ListingRow) => Promise<Deal | null>;
  /** Returns the listing if it was edited. */
  make: (parts: BuyingDeps, reach: Reach, car: ListingRow, now: Date) => Promise<{ updated_at: Date } | null>;
}

/** Changes each car separately, so one failure doesn't affect the others. */
export async function changeMany(
  parts: BuyingDeps,
  reach: Reach,
  { dealerId, carIds, change, price, isPreview }: BulkOptions,
  now: Date,
): Promise<{ verdicts: Verdict[]; undoId: number | null }> {
  if (change === 'price') requireOneChange(price);
  const { would, rate, make } = changes(price ?? {})[change];
  const verdicts: Verdict[] = [];
  const repriced: Parameters<typeof savePrices>[2][number][] = [];
  for (const id of new Set(carIds)) {
    const car = await findListing(parts.db, id, reach);
    if (car?.dealer_id !== dealerId) {
      verdicts.push({ car_id: id, name: `Car ${id}`, change: null, refusal: 'This car isn’t in your inventory' });
      continue;
    }
    const entry = { car_id: id, name: nameOf(car) };
    try {
      const changed = await would(parts, reach, car, now);
      const made = isPreview ? null : await make(parts, reach, car, now);
      if (change === 'price' && made) repriced.push({ carId: id, price: car.price, version: made.updated_at });
      const deal = await rate?.(parts, car);
      verdicts.push({ ...entry, change: changed, refusal: null, ...(deal && { deal }) });
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status >= 500) throw failure;
      verdicts.push({
        ...entry,
        change: null,
        refusal: Object.values(failure.details.fields ?? {})[0]?.[0] ?? failure.message,
      });
    }
  }
  const undoId = repriced.length > 0 ? await savePrices(parts.db, dealerId, repriced) : null;
  return { verdicts, undoId };
}

function requireOneChange(price: PriceChange | undefined): void {
  const ways = Object.values(price ?? {}).filter((value) => value !== undefined);
  if (ways.length !== 1) fail('bad_input', { fields: { price: ['Please enter how the price should change'] } });
}

const changes = (price: PriceChange): Record<BulkChange, Change> => ({
  price: {
    would(_parts, reach, car) {
      if (!mayEdit(car, reach)) return fail('not_editable_now', { words: { status: car.status } });
      const next = priceAfter(car.price, price);
      if (next === null) return fail('no_price_yet');
      if (next === car.price) return fail('price_as_it_is');
      return `${priceText(car.price)} → ${priceText(next)}`;
    },
    rate: (parts, car) => dealAt(parts.db, car.id, priceAfter(car.price, price)!),
    make: (parts, reach, car, now) =>
      editListing(parts, reach, car.id, { price: priceAfter(car.price, price) }, now, car.updated_at.toISOString()),
  },
  feature: bought('featured', (until) => `featured until ${until}`),
  list: bought('listing', (until) => `listed until ${until}`, 'submit'),
  renew: bought('listing', (until) => `listed until ${until}`, 'renew'),
  delete: transitionTo('delete', 'deleted'),
  restore: transitionTo('restore', 'restored'),
});

const transitionTo = (name: 'delete' | 'restore', words: string): Change => ({
  would(_parts, reach, car, now) {
    if (!mayMake(name, car, reach, now)) return fail('not_possible_now', { words: { status: car.status } });
    return words;
  },
  make: (parts, reach, car, now) => changeListing(parts, reach, car.id, name, now),
});

/**
 * Purchases covered by the membership happen right away. Anything that costs money has to be bought one by one at the
 * bank.
 */
function bought(
  kind: 'listing' | 'featured',
  words: (until: string) => string,
  transition: 'submit' | 'renew' = 'renew',
): Change {
  const wanted = ({ id }: ListingRow): PurchaseIntent =>
    kind === 'listing' ? { kind, carId: id, transition } : { kind, carId: id };
  return {
    async would(parts, reach, car, now) {
      const settings = await parts.settings();
      const item = await findItem(parts.db, parts, reach, wanted(car), settings, now);
      if (item.refusal) throw item.refusal;
      const { total } = quote(settings, item.purchase, now);
      if (total > 0) return fail('payment_needed', { words: { price: dollars(total) } });
      return words(dayOf(item.wouldEndAt, parts.siteTimezone));
    },
    make: (parts, reach, car, now) => buy(parts, reach, wanted(car), { onlyFree: true }, now).then(() => null),
  };
}

export const priceText = (price: number | null) => (price === null ? 'no price' : dollars(price));

export const nameOf = ({ title, year, make, model }: ListingRow): string =>
  title ?? ([year, make, model].filter(Boolean).join(' ') || 'A draft without a name');
