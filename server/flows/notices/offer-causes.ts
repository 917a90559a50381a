import type { offerNotices } from '@forecourt/contract/notices/offer-notices.ts';
import type { Cause } from './cause.ts';
import { heldHours, otherSideNoticeFacts, sidesNoticeFacts } from './offer-notice-facts.ts';

/** The sources of the notifications about offers. */
export const offerCauses: { [kind in keyof typeof offerNotices]: Cause<kind> } = {
  offer_received: {
    from: 'offer_made',
    say: (tx, { offerId }) => otherSideNoticeFacts(tx, offerId, 'buyer', () => ({})),
  },
  offer_countered: {
    from: 'offer_countered',
    say: (tx, { offerId, side }) => otherSideNoticeFacts(tx, offerId, side, () => ({})),
  },
  offer_accepted: {
    from: 'offer_accepted',
    say: (tx, { offerId, side }) => otherSideNoticeFacts(tx, offerId, side, (offer) => ({ hours: heldHours(offer) })),
  },
  offer_declined: {
    from: 'offer_declined',
    say: (tx, { offerId, side }) => otherSideNoticeFacts(tx, offerId, side, () => ({})),
  },
  offer_withdrawn: {
    from: 'offer_withdrawn',
    say: (tx, { offerId }) => otherSideNoticeFacts(tx, offerId, 'buyer', () => ({})),
  },
  offer_expired: {
    from: 'offer_expired',
    say: (tx, { offerId }) => sidesNoticeFacts(tx, offerId, ['buyer', 'seller'], () => ({})),
  },
  offer_closed: {
    from: 'offer_closed',
    say: async (tx, { offerId, cause, wasAccepted }) => {
      // The buyer is asked to confirm the purchase instead.
      if (cause === 'sold_to_buyer') return null;
      const isBySeller = cause === 'sold' || cause === 'listing_moved';
      const sides = isBySeller || !wasAccepted ? (['buyer'] as const) : (['buyer', 'seller'] as const);
      return sidesNoticeFacts(tx, offerId, sides, () => ({ cause }));
    },
  },
  offer_hold_ended: {
    from: 'offer_hold_ended',
    say: (tx, { offerId }) =>
      sidesNoticeFacts(tx, offerId, ['buyer', 'seller'], ({ buyer_name, reason }) => ({ buyer: buyer_name, reason })),
  },
  offer_is_next: {
    from: 'offer_is_next',
    say: (tx, { offerId }) => otherSideNoticeFacts(tx, offerId, 'buyer', () => ({})),
  },
  offer_line_moved: {
    from: 'offer_is_next',
    say: (tx, { offerId }) => sidesNoticeFacts(tx, offerId, ['buyer'], () => ({})),
  },
};
