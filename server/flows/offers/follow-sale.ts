import { offerFlow } from '@forecourt/contract/offers/offers.flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { findBuyer } from '../../features/sales/buyers.store.ts';
import { saveListing } from '../../features/listings/listings.store.ts';
import { lockParticipation } from '../../features/messaging/participants.store.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import {
  acceptedOfferOf,
  lockOffer,
  offerOfSale,
  offersOfBuyer,
  saveOffer,
} from '../../features/offers/offers.store.ts';
import { fail } from '../../lib/failure.ts';
import { closeOffers } from './close-offers.ts';
import { showOffer } from './show-offer.ts';

interface ToWhom {
  buyerId: number | null;
  /** The offer that the seller knows is broken by this sale. */
  despiteOfferId: number | null;
}

/**
 * Before a sale: the accepted offer that it completes, or null. An accepted offer of someone else has to be named, and
 * is closed like all other offers on the car. The caller has locked the car.
 */
export async function settleBeforeSale(
  tx: Tx,
  { carId, sellerId }: { carId: number; sellerId: number },
  { buyerId, despiteOfferId }: ToWhom,
  now: Date,
): Promise<OfferRow | null> {
  const accepted = await acceptedOfferOf(tx, carId);
  const isKept = accepted !== null && accepted.buyer_id === buyerId;
  if (accepted && !isKept && despiteOfferId !== accepted.id)
    fail('car_promised', { words: { buyer: accepted.buyer_name } });
  const own = buyerId === null ? [] : await offersOfBuyer(tx, carId, buyerId);
  await closeOffers(tx, { carIds: [carId], except: own }, { cause: 'sold', by: sellerId, now });
  // An offer that was still open isn't what they agreed on, so it can't be completed.
  if (!isKept) await closeOffers(tx, { carIds: [carId] }, { cause: 'sold_to_buyer', by: sellerId, now });
  return isKept ? lockOffer(tx, accepted.id) : null;
}

/** The sale to the buyer of the accepted offer was recorded. */
export async function completeOffer(tx: Tx, offer: OfferRow, saleId: number, now: Date): Promise<void> {
  const status = transition(offerFlow, 'complete', { from: offer.status });
  await saveOffer(tx, offer.id, { status, sale_id: saleId, ended_at: now });
  await saveListing(tx, offer.car_id, { held_until: null });
  await showOffer(tx, offer);
}

/**
 * The sale was withdrawn. If the car was reserved for its buyer and there is time left, it is again. Otherwise the
 * reservation lapses, and the car goes back to its status before the offer. Returns that status, or null if the sale
 * didn't complete an offer. The caller sets it.
 */
export async function resumeOffer(
  tx: Tx,
  saleId: number,
  { mayHold, now }: { mayHold: boolean; now: Date },
): Promise<{ status: 'active' | 'reserved'; heldUntil: Date | null } | null> {
  const offer = await offerOfSale(tx, saleId);
  if (!offer) return null;
  const isHeld = mayHold && offer.hold_until !== null && offer.hold_until > now && (await canTrade(tx, offer));
  const status = transition(offerFlow, 'resume', { from: offer.status, to: isHeld ? 'accepted' : 'lapsed' });
  await saveOffer(tx, offer.id, { status, sale_id: null, ended_at: isHeld ? null : now });
  await showOffer(tx, offer);
  return isHeld
    ? { status: 'reserved', heldUntil: offer.hold_until }
    : { status: offer.car_status_before ?? 'active', heldUntil: null };
}

/** The two may have blocked each other since, or the buyer may have been restricted. */
async function canTrade(tx: Tx, { buyer_id, buyer_account, conversation_id }: OfferRow): Promise<boolean> {
  const buyer = { userId: buyer_id, gameAccountId: buyer_account, team: null };
  const participation = await lockParticipation(tx, conversation_id, buyer);
  return participation?.closed === null && (await findBuyer(tx, buyer_id)) !== undefined;
}
