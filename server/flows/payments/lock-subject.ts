import type { Tx } from '../../database/database.ts';
import { lockGameAccountOf } from '../../features/accounts/users.store.ts';
import { ownerOfListing } from '../../features/listings/listing.rules.ts';
import { lockCar, lockCarsOf, lockSlots } from '../../features/listings/listings.store.ts';
import { lockMembership } from '../../features/payments/memberships.store.ts';

/**
 * Locks everything a purchase depends on, always in this order: the car, the seller's slots and the seller's account,
 * or the dealer's cars and the membership. Payments come after these. Buying, settling, cancelling and refunding all
 * start here.
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
  // The cars are shown or hidden with the membership.
  await lockCarsOf(tx, dealerId);
  await lockMembership(tx, { dealerId });
}
