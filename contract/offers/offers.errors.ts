import type { Errors } from '../kit/error-shape.ts';

export const offersErrors = {
  offer_not_found: { status: 404, sentence: 'Offer not found' },
  no_offers: { status: 409, sentence: 'This car isn’t open for offers' },
  own_offer: { status: 409, sentence: 'You can’t buy a car from yourself or your own team' },
  offer_exists: { status: 409, sentence: 'You already have an offer on this car' },
  too_many_offers: { status: 409, sentence: 'You can have up to {max} open offers. Withdraw one to make another.' },
  offer_too_low: { status: 409, sentence: 'The seller isn’t considering offers that low' },
  offers_paused: {
    status: 409,
    sentence: 'You can’t make another offer on this car right now. Please try again in a few days.',
  },
  offer_settled: { status: 409, sentence: 'This offer is {status}, so you can’t change it this way' },
  offer_changed: { status: 409, sentence: 'This offer has changed. Please check it again.' },
  not_your_turn: { status: 409, sentence: 'It’s the other side’s turn to respond' },
  car_held: { status: 409, sentence: 'This car is reserved for another buyer, so this offer can’t be accepted now' },
  car_promised: {
    status: 409,
    sentence:
      'This car is reserved for {buyer}, whose offer you accepted. Please confirm that you sold it to someone else.',
  },
} as const satisfies Errors;
