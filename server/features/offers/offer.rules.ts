import { mayFor, ownerOf, type Owner, type Reach } from '@forecourt/contract/access/owner.ts';
import { maxTimesPrice } from '@forecourt/contract/offers/offer-values.ts';
import { offerFlow, type DealSide } from '@forecourt/contract/offers/offers.flow.ts';
import type { OfferRow } from './offers.sql.ts';

type Parties = Pick<OfferRow, 'buyer_id' | 'seller_id' | 'dealer_id'>;

/** An offer on a dealer's car is the dealer's, whichever colleague is the contact. */
export const sellerOf = ({ seller_id, dealer_id }: Pick<OfferRow, 'seller_id' | 'dealer_id'>): Owner =>
  ownerOf({ personId: seller_id, dealerId: dealer_id });

/** The user's side. The buyer stays the buyer, whatever team they're on now. */
export function sideOf(offer: Parties, reach: Reach): DealSide | null {
  if (offer.buyer_id === reach.userId) return 'buyer';
  return mayFor(reach, sellerOf(offer), 'cars.read') ? 'seller' : null;
}

/** Team members without the right can read offers only. */
export const mayAnswer = (offer: Parties, reach: Reach): boolean =>
  offer.buyer_id === reach.userId || mayFor(reach, sellerOf(offer), 'offers.answer');

/** Past its deadline, even if the job hasn't marked it yet. */
export const isOver = ({ status, expires_at }: Pick<OfferRow, 'status' | 'expires_at'>, now: Date): boolean =>
  status === 'open' && expires_at <= now;

/** Actions available to this reader now. */
export function mayDo(offer: OfferRow, reach: Reach, now: Date) {
  const side = sideOf(offer, reach);
  const acts = side !== null && mayAnswer(offer, reach) && !isOver(offer, now);
  const isTurn = acts && offer.turn === side;
  return {
    accept: isTurn && !offer.in_line && offerFlow.may('accept', offer.status),
    counter: isTurn && offerFlow.may('counter', offer.status),
    decline: acts && maySay('decline', offer, side) && offerFlow.may('decline', offer.status),
    withdraw: acts && side === 'buyer' && offerFlow.may('withdraw', offer.status),
    release: acts && offerFlow.may('release', offer.status),
    sell: side === 'seller' && mayFor(reach, sellerOf(offer), 'cars.sell') && offerFlow.may('complete', offer.status),
  };
}

/** The seller's side can withdraw its own amount by declining. The buyer withdraws instead. */
export const maySay = (
  name: 'accept' | 'counter' | 'decline',
  { turn }: Pick<OfferRow, 'turn'>,
  side: DealSide,
): boolean => turn === side || (name === 'decline' && side === 'seller');

export const highestAmount = (price: number): number => price * maxTimesPrice;

export const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 60 * 60 * 1000);
