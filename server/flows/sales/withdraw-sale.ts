import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { saleFlow } from '@forecourt/contract/sales/sales.flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { inTime, ownerOfListing } from '../../features/listings/listing.rules.ts';
import { findAnyListing, lockCar, lockSlots, saveListing } from '../../features/listings/listings.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { carStatusBefore } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import type { ListingDeps } from '../listings/list-a-car.ts';
import { needActiveDealer, needSlot, needsSlot, type ListingSettings } from '../listings/listing-checks.ts';
import { resumeOffer } from '../offers/follow-sale.ts';
import { lockAsSeller, readSale, refuseSettled } from './lock-sale.ts';
import { settleSale } from './settle-sale.ts';

/** Undoes Mark as Sold until the buyer responds. The car gets its earlier status back. */
export async function withdrawSale(
  { db, settings }: ListingDeps,
  actor: Reach,
  id: number,
  now: Date,
): Promise<SaleRow> {
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    // Locks the team, then the car, then the sale, in the common order for selling.
    const { car_id: carId } = await readSale(tx, await lockReach(tx, actor), id);
    await lockCar(tx, carId);
    const { reach, sale } = await lockAsSeller(tx, actor, id);
    if (!saleFlow.may('withdraw', sale.status)) return refuseSettled(sale.status);
    await restoreListing(tx, sale, rules, now);
    const withdrawn = await settleSale(tx, sale, 'withdraw', now);
    await announce(tx, { kind: 'sale_withdrawn', saleId: id, by: reach.userId });
    return withdrawn;
  });
}

/** A hidden listing (deleted, removed or flagged) stays hidden and gets its earlier status when restored. */
async function restoreListing(tx: Tx, sale: SaleRow, rules: ListingSettings, now: Date): Promise<void> {
  const car = (await findAnyListing(tx, sale.car_id)) ?? fail('sale_not_found');
  const statusBefore = await carStatusBefore(tx, sale.id);
  // A listing that is over or away can't be reserved.
  const mayHold = car.status === 'sold' && inTime(statusBefore, car, now) === 'reserved';
  const resumed = await resumeOffer(tx, sale.id, { mayHold, now });
  const before = inTime(resumed?.status ?? statusBefore, car, now);
  const next = transition(carFlow, 'relist', { from: 'sold', to: before });
  const owner = ownerOfListing(car);
  await lockSlots(tx, owner);
  if (car.status !== 'sold') {
    await saveListing(tx, car.id, { status_before: next, sold_at: null });
    return;
  }
  if (needsSlot(car.status, next)) {
    await needSlot(tx, owner, rules);
    await needActiveDealer(tx, car.dealer_id);
  }
  await saveListing(tx, car.id, { status: next, sold_at: null, held_until: resumed?.heldUntil ?? null });
}
