import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { DealSide, OfferStatus } from '@forecourt/contract/offers/offers.flow.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { lockCar } from '../../features/listings/listings.store.ts';
import { isOver, mayAnswer, sideOf } from '../../features/offers/offer.rules.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import { findOffer, lockOffer } from '../../features/offers/offers.store.ts';
import { fail } from '../../lib/failure.ts';

/** Only for the two sides. For everyone else the offer doesn't exist. */
export async function readOffer(db: Queryable, reach: Reach, id: number): Promise<OfferRow> {
  const offer = await findOffer(db, id);
  return offer && sideOf(offer, reach) ? offer : fail('offer_not_found');
}

interface Deal {
  reach: Reach;
  offer: OfferRow;
  side: DealSide;
}

/**
 * Locks the team, the car and the offer, in this order, for someone who may answer. Everything that changes an offer
 * locks its car first, so all offers on one car change one after the other.
 */
export async function lockDeal(tx: Tx, actor: Reach, id: number, now: Date): Promise<Deal> {
  const reach = await lockReach(tx, actor);
  const { car_id: carId } = await readOffer(tx, reach, id);
  await lockCar(tx, carId);
  const offer = (await lockOffer(tx, id)) ?? fail('offer_not_found');
  const side = sideOf(offer, reach) ?? fail('offer_not_found');
  if (!mayAnswer(offer, reach)) fail('not_allowed');
  if (isOver(offer, now)) refuseSettled('expired');
  return { reach, offer, side };
}

export const refuseSettled = (status: OfferStatus): never => fail('offer_settled', { words: { status } });
