import { flow, fromEach, staying, type StatusOf } from '../kit/flow.ts';

export const offerStatuses = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
  'completed',
  'lapsed',
  'released',
] as const;

/** The status flow of an offer. While it's open it is one side's turn, and each turn has a deadline. */
export const offerFlow = flow(offerStatuses, {
  /** Another amount. It becomes the other side's turn. */
  counter: { by: 'turn', leads: staying('open') },
  /** Reserves the car for the buyer. */
  accept: { by: 'turn', leads: { open: 'accepted' } },
  /** By the side whose turn it is. The seller's side can also withdraw its own amount this way. */
  decline: { by: 'turn', leads: { open: 'declined' } },
  withdraw: { by: 'buyer', leads: { open: 'withdrawn' } },
  expire: { by: 'clock', leads: { open: 'expired' } },
  /** Something else ended it: see `closingCauses`. */
  close: { by: 'cause', leads: fromEach(['open', 'accepted'], 'closed') },
  /** A sale to this buyer was recorded. */
  complete: { by: 'sale', leads: { accepted: 'completed' } },
  /** That sale was withdrawn: reserved again if there is time left. */
  resume: { by: 'sale', leads: { completed: ['accepted', 'lapsed'] } },
  /** The reservation ended without a sale. */
  lapse: { by: 'clock', leads: { accepted: 'lapsed' } },
  release: { by: 'either side', leads: { accepted: 'released' } },
});

export type OfferStatus = StatusOf<typeof offerFlow>;

/** Offers that can still lead to a sale. The database allows one per buyer and car. */
export const liveOfferStatuses = ['open', 'accepted'] as const satisfies OfferStatus[];

export const dealSides = ['buyer', 'seller'] as const;
export type DealSide = (typeof dealSides)[number];

export const otherSide = (side: DealSide): DealSide => (side === 'buyer' ? 'seller' : 'buyer');
