import type { Tx } from '../../database/database.ts';
import { lockGameAccountOf } from '../../features/accounts/users.store.ts';
import { ownerOfListing } from '../../features/cars/listing.rules.ts';
import { lockCar, lockCarsOf, lockSlots } from '../../features/cars/listings.store.ts';
import { lockMembership } from '../../features/payments/memberships.store.ts';

/**
 * Everything that what is bought depends on is held in one order: the car, its seller's slots, the seller's account,
 * or the dealer's cars and membership; a payment only after these. Whoever buys, settles, cancels or refunds begins here.
 */
export async function lockSubject(
  tx: Tx,
  { carId, dealerId }: { carId: number | null; dealerId: number | null },
): Promise<void> {
  if (carId !== null) {
    const car = await lockCar(tx, carId);
    if (!car) return;
    await lockSlots(tx, ownerOfListing(car));
    if (car.dealer_id === null) await lockGameAccountOf(tx, car.seller_id);
    return;
  }
  if (dealerId === null) return;
  // They are shown again or hidden with it.
  await lockCarsOf(tx, dealerId);
  await lockMembership(tx, { dealerId });
}
