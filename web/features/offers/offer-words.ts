import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { closingSentences } from '@forecourt/contract/offers/offer-values.ts';
import type { DealSide, OfferStatus } from '@forecourt/contract/offers/offers.flow.ts';

export const statusNames: Record<OfferStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
  completed: 'Sold',
  lapsed: 'Reservation over',
  released: 'Released',
};

const nameOf = (offer: Offer, side: DealSide | null): string => {
  if (side !== null && side === offer.side) return 'You';
  return side === 'buyer' ? offer.buyer_name : offer.seller_name;
};

/** One sentence about where the offer is. Deadlines are shown beside it. */
export function stateOf(offer: Offer): string {
  const { status, side, turn, cause } = offer;
  const other = side === 'buyer' ? offer.seller_name : offer.buyer_name;
  switch (status) {
    case 'open':
      if (offer.in_line)
        return side === 'seller'
          ? 'In line behind the accepted offer.'
          : 'The car is reserved for someone else. You’re in line.';
      return turn === side ? 'It’s your turn to respond.' : `Waiting for ${other}.`;
    case 'accepted':
      return side === 'buyer' ? 'The car is reserved for you.' : `The car is reserved for ${offer.buyer_name}.`;
    case 'declined':
    case 'withdrawn':
    case 'released':
      return `${nameOf(offer, offer.ended_by)} ${status} ${status === 'released' ? 'the car' : 'it'}.`;
    case 'expired':
      return 'No one responded in time.';
    case 'lapsed':
      return 'The reservation ended without a sale.';
    case 'completed':
      return side === 'buyer' ? 'The seller recorded the sale to you.' : 'You recorded the sale to this buyer.';
    case 'closed':
      return cause === null ? 'It was closed.' : closingSentences[cause];
  }
}

export const byWhom = (offer: Offer, by: DealSide): string => nameOf(offer, by);
