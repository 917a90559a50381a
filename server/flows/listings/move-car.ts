import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { mayMoveFrom, rightToMove, type ListedFor } from '@forecourt/contract/cars/moves.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database, Tx } from '../../database/database.ts';
import { companyOf } from '../../features/dealers/accounts.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { findListing, lockListing, lockSlots, type ListingRow } from '../../features/listings/listings.store.ts';
import { hasOpenPayment, leavePrivateTalks, recordMove, saveOwner } from '../../features/listings/moves.store.ts';
import { countFeatured } from '../../features/payments/car-features.store.ts';
import { fail } from '../../lib/failure.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { maxFeatured, needActiveDealer, needDraft, needSlot, needsSlot } from './listing-checks.ts';

export interface MoveDeps {
  db: Database;
  settings: () => Promise<Settings>;
}

/**
 * Moves a private car into the seller's company, or a draft either way. The car keeps its address, prices, views,
 * favourites, time and feature, and its seller stays its contact. Private conversations stay theirs.
 */
export async function moveCar(
  { db, settings }: MoveDeps,
  actor: Reach,
  { carId, to }: { carId: number; to: ListedFor },
): Promise<ListingRow> {
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const car = (await lockListing(tx, carId, reach)) ?? fail('car_not_found');
    if (to === 'company') await moveIn(tx, reach, car, rules);
    else await moveOut(tx, reach, car);
    return (await findListing(tx, carId, reach))!;
  });
}

async function moveIn(tx: Tx, reach: Reach, car: ListingRow, rules: Settings): Promise<void> {
  const dealerId = reach.team?.dealerId ?? fail('not_allowed');
  if (car.dealer_id !== null) fail('already_there', { words: { owner: await companyOf(tx, dealerId) } });
  const owner = { dealer: dealerId };
  if (!mayFor(reach, owner, rightToMove(car.status))) fail('not_allowed');
  if (car.status === 'sold') fail('sold_car_stays');
  // The payer would pay for something that isn't theirs. Waiting for payment is the same.
  if (await hasOpenPayment(tx, car.id)) fail('payment_open');
  if (car.held_until !== null || !mayMoveFrom(car.status, 'company'))
    fail('not_possible_now', { words: { status: car.status } });
  await lockSlots(tx, owner);
  if (car.status === 'draft') await needDraft(tx, owner);
  else await needActiveDealer(tx, dealerId);
  if (needsSlot('draft', car.status)) await needSlot(tx, owner, rules);
  if (car.featured_until !== null) await needFeatureSlot(tx, dealerId, car.id, rules);
  // Offers are between two people. A buyer who was promised the car keeps the promise.
  await closeOffers(tx, { carIds: [car.id] }, { cause: 'listing_moved', by: reach.userId, now: new Date() });
  await saveOwner(tx, car.id, dealerId);
  if (car.published_at === null) return;
  await recordMove(tx, { carId: car.id, userId: reach.userId, dealerId });
  await leavePrivateTalks(tx, car.id);
}

async function needFeatureSlot(tx: Tx, dealerId: number, carId: number, rules: Settings): Promise<void> {
  const owner = { dealer: dealerId };
  const max = maxFeatured(owner, rules);
  if ((await countFeatured(tx, owner, carId)) >= max) fail('no_feature_left', { words: { max: String(max) } });
}

async function moveOut(tx: Tx, reach: Reach, car: ListingRow): Promise<void> {
  const dealer = car.dealer_id ?? fail('already_there', { words: { owner: 'you' } });
  // A colleague's draft is not theirs to take.
  if (car.seller_id !== reach.userId || !mayFor(reach, { dealer }, rightToMove('draft'))) fail('not_allowed');
  if (!mayMoveFrom(car.status, 'self') || car.published_at !== null) fail('listed_stays');
  if (await hasOpenPayment(tx, car.id)) fail('payment_open');
  const owner = { person: reach.userId };
  await lockSlots(tx, owner);
  await needDraft(tx, owner);
  await saveOwner(tx, car.id, null);
}
