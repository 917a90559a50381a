import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { offerFlow, type DealSide } from '@forecourt/contract/offers/offers.flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { findAnyListing, saveListing } from '../../features/listings/listings.store.ts';
import { hoursAfter } from '../../features/offers/offer.rules.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import { acceptedOfferOf, firstInLine, saveOffer } from '../../features/offers/offers.store.ts';
import { fail } from '../../lib/failure.ts';
import { refuseSettled } from './lock-deal.ts';
import { showLine } from './show-offer.ts';

interface Acceptance {
  by: number;
  holdUntil: Date;
  now: Date;
}

/** Accepts the offer and reserves its car. The caller has locked both. */
export async function holdCar(tx: Tx, offer: OfferRow, { by, holdUntil, now }: Acceptance): Promise<void> {
  const { id, car_id: carId } = offer;
  const car = (await findAnyListing(tx, carId)) ?? fail('offer_not_found');
  if (await acceptedOfferOf(tx, carId)) fail('car_held');
  const status = transition(offerFlow, 'accept', { from: offer.status, refuse: refuseSettled });
  const held = transition(carFlow, 'hold', { from: car.status });
  await saveOffer(tx, id, {
    status,
    accepted_at: now,
    accepted_by: by,
    hold_until: holdUntil,
    car_status_before: car.status,
  });
  await saveListing(tx, carId, { status: held, held_until: holdUntil });
  await showLine(tx, carId);
}

/** Returns the car to its status before the offer was accepted. Does nothing if it's no longer reserved. */
export async function endHold(tx: Tx, { car_id: carId, car_status_before: before }: OfferRow): Promise<void> {
  const car = await findAnyListing(tx, carId);
  if (!car) return;
  const isHeld = car.status === 'reserved' && car.held_until !== null;
  await saveListing(tx, carId, {
    held_until: null,
    ...(isHeld && { status: transition(carFlow, 'end_hold', { from: 'reserved', to: before ?? 'active' }) }),
  });
}

/** Asks the seller about the first offer in line, which gets its whole time again. */
export async function askNextInLine(tx: Tx, carId: number, now: Date): Promise<void> {
  const next = await firstInLine(tx, carId, now);
  if (next) {
    await saveOffer(tx, next.id, { expires_at: hoursAfter(now, next.valid_hours) });
    await announce(tx, { kind: 'offer_is_next', offerId: next.id });
  }
  await showLine(tx, carId);
}

interface Ending {
  name: 'lapse' | 'release';
  by?: { userId: number; side: DealSide; reason: string };
  now: Date;
}

/** The reservation ends without a sale. The caller has locked the car and the offer. */
export async function endReservation(tx: Tx, offer: OfferRow, { name, by, now }: Ending): Promise<void> {
  const status = transition(offerFlow, name, { from: offer.status, refuse: refuseSettled });
  await saveOffer(tx, offer.id, {
    status,
    ended_at: now,
    ...(by && { ended_by: by.side, reason: by.reason }),
  });
  await endHold(tx, offer);
  await announce(tx, {
    kind: 'offer_hold_ended',
    offerId: offer.id,
    how: status === 'released' ? 'released' : 'lapsed',
    ...(by && { by: by.userId }),
  });
  await askNextInLine(tx, offer.car_id, now);
}
