import { offerFlow } from '@forecourt/contract/offers/offers.flow.ts';
import type { Database } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { lockCar } from '../../features/listings/listings.store.ts';
import { lockOffer, overdueOffers, saveOffer, strayOffers } from '../../features/offers/offers.store.ts';
import { closeOffers } from './close-offers.ts';
import { endReservation } from './hold-car.ts';
import { showOffer } from './show-offer.ts';

const atOnce = 200;

/** Every minute: ends open offers past their deadline and reservations past their end. The next run continues. */
export async function expireOffers(db: Database, now: Date): Promise<void> {
  for (const { id, car_id } of await overdueOffers(db, now, atOnce)) await expireOffer(db, { id, carId: car_id }, now);
  const stray = await strayOffers(db, atOnce);
  if (stray.length > 0)
    await db.transaction().execute((tx) => closeOffers(tx, { offerIds: stray }, { cause: 'listing_ended', now }));
}

const expireOffer = (db: Database, { id, carId }: { id: number; carId: number }, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCar(tx, carId);
    const offer = await lockOffer(tx, id);
    // It was answered just now, and may have a new deadline.
    if (offer?.status === 'accepted' && offer.hold_until! <= now)
      return endReservation(tx, offer, { name: 'lapse', now }).then(() => showOffer(tx, offer));
    if (offer?.status !== 'open' || offer.expires_at > now) return;
    const status = transition(offerFlow, 'expire', { from: offer.status });
    await saveOffer(tx, id, { status, ended_at: now });
    await announce(tx, { kind: 'offer_expired', offerId: id });
    await showOffer(tx, offer);
  });
