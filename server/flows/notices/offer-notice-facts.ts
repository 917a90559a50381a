import { otherSide, type DealSide } from '@forecourt/contract/offers/offers.flow.ts';
import type { Tx } from '../../database/database.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import { findOffer } from '../../features/offers/offers.store.ts';

/** Notifications for the two sides of an offer, and their recipients. */

const about = ({ id, car_id, conversation_id, car_title, amount }: OfferRow) => ({
  subjectId: id,
  carId: car_id,
  facts: { offer_id: id, conversation_id, title: car_title, amount },
});

const nameOf = (offer: OfferRow, side: DealSide): string => (side === 'buyer' ? offer.buyer_name : offer.seller_name);

/** On a dealer's side, the team members who may respond. */
const peopleOn = async (tx: Tx, { buyer_id, seller_id, dealer_id }: OfferRow, side: DealSide): Promise<number[]> => {
  if (side === 'buyer') return [buyer_id];
  return dealer_id === null ? [seller_id] : teamWith(tx, dealer_id, 'offers.answer');
};

/** For the side that didn't do it, with the other side's name. */
export async function otherSideNoticeFacts<More extends object>(
  tx: Tx,
  offerId: number,
  by: DealSide,
  more: (offer: OfferRow) => More,
) {
  const offer = await findOffer(tx, offerId);
  if (!offer) return null;
  const { facts, ...rest } = about(offer);
  const who = nameOf(offer, by);
  return { ...rest, facts: { ...facts, who, ...more(offer) }, people: await peopleOn(tx, offer, otherSide(by)) };
}

export async function sidesNoticeFacts<More extends object>(
  tx: Tx,
  offerId: number,
  sides: readonly DealSide[],
  more: (offer: OfferRow) => More,
) {
  const offer = await findOffer(tx, offerId);
  if (!offer) return null;
  const { facts, ...rest } = about(offer);
  const people = (await Promise.all(sides.map((side) => peopleOn(tx, offer, side)))).flat();
  return { ...rest, facts: { ...facts, ...more(offer) }, people };
}

const hourMs = 60 * 60 * 1000;

/** For how long the car was reserved when the offer was accepted. */
export const heldHours = ({ hold_until, accepted_at }: Pick<OfferRow, 'hold_until' | 'accepted_at'>): number =>
  hold_until === null || accepted_at === null ? 0 : Math.round((hold_until.getTime() - accepted_at.getTime()) / hourMs);
