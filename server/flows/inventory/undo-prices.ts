import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { deleteSavedPrice, savedPrices } from '../../features/inventory/price-undos.store.ts';
import { findListing } from '../../features/listings/listings.store.ts';
import { fail, Failure } from '../../lib/failure.ts';
import { editListing } from '../listings/list-a-car.ts';
import { dollars, type BuyingDeps } from '../payments/buy.ts';
import { nameOf, priceText } from './change-many.ts';

/** Gives each car its earlier price back, unless the car was changed since. One failure doesn't affect the others. */
export async function undoPrices(
  parts: BuyingDeps,
  reach: Reach,
  { dealerId, undoId }: { dealerId: number; undoId: number },
  now: Date,
): Promise<Verdict[]> {
  const kept = await savedPrices(parts.db, dealerId, undoId);
  if (kept.length === 0) fail('undo_gone');
  const verdicts: Verdict[] = [];
  for (const { car_id, price, version } of kept) {
    const car = await findListing(parts.db, car_id, reach);
    const entry = { car_id, name: car ? nameOf(car) : `Car ${car_id}` };
    try {
      await editListing(parts, reach, car_id, { price }, now, version.toISOString());
      await deleteSavedPrice(parts.db, undoId, car_id);
      verdicts.push({ ...entry, change: `${priceText(car!.price)} → ${priceText(price)}`, refusal: null });
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status >= 500) throw failure;
      const refusal = failure.code === 'changed_elsewhere' ? unchangedReason(car!.price) : failure.message;
      verdicts.push({ ...entry, change: null, refusal });
    }
  }
  return verdicts;
}

const unchangedReason = (price: number | null) =>
  price === null ? 'It was changed since and stays as it is' : `It was changed since and stays at ${dollars(price)}`;
