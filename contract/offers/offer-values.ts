/** How long the other side has to answer, in hours. */
export const validHours = [24, 48, 72] as const;
export type ValidHours = (typeof validHours)[number];
export const usualValidHours = 48 satisfies ValidHours;

export const maxOfferNote = 500;
/** An offer may be up to this many times the price. Beyond that it's a typing error. */
export const maxTimesPrice = 2;

export const offersAtOnce = 20;

/** Open offers of one buyer. */
export const maxOpenOffers = 20;

/**
 * After this many offers below the minimum, one game account can't make offers on the car until some of them are this
 * old. Otherwise the private minimum could be found by trying (decision 055).
 */
export const maxLowOffers = 3;
export const lowOfferDays = 7;
/** All offers of one game account on one car in the same time. */
export const maxOffersOnCar = 10;

/** Lists of your own offers. */
export const offerSides = ['made', 'received'] as const;
export const offerStates = ['open', 'ended'] as const;

/** Why an offer was closed without an answer. */
export const closingCauses = [
  'sold',
  'sold_to_buyer',
  'listing_ended',
  'listing_moderated',
  'listing_moved',
  'restricted',
  'blocked',
  'account_closed',
] as const;
export type ClosingCause = (typeof closingCauses)[number];

/** Shown to both sides, so they don't say who caused it. */
export const closingSentences: Record<ClosingCause, string> = {
  sold: 'The car was sold to someone else.',
  sold_to_buyer: 'The car was sold to this buyer.',
  listing_ended: 'The listing has ended.',
  listing_moderated: 'The listing is no longer available.',
  listing_moved: 'The seller moved the listing to their company.',
  restricted: 'One of you can’t trade right now.',
  blocked: 'You can’t message each other any more.',
  account_closed: 'One of the accounts was closed.',
};
