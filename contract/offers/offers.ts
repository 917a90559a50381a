import { z } from 'zod';
import { member } from '../access/who.ts';
import { call } from '../kit/call.ts';
import { emptyAsNull, Id, success, text } from '../kit/shapes.ts';
import { CarOffers, Offer, OfferAmount, OfferNote, TradeIn, Validity } from './offer-shapes.ts';
import { maxOfferNote, offerSides, offerStates } from './offer-values.ts';

/** The amount the page showed, so that no one answers an amount they haven't seen. */
const Seen = { id: Id, amount: OfferAmount };

/** Offers on cars: making, answering and holding the car for the buyer. */
export const offers = {
  make: call('POST /api/offers.php', {
    summary: 'Make an offer on a car. The seller gets it in the conversation about the car.',
    who: member,
    limit: 'offer',
    input: z.object({
      car_id: Id,
      amount: OfferAmount,
      valid_hours: Validity,
      note: OfferNote,
      trade_in: TradeIn.nullable().optional(),
    }),
    output: success('offer', Offer),
    fails: [
      'car_not_found',
      'no_offers',
      'own_offer',
      'offer_exists',
      'too_many_offers',
      'offer_too_low',
      'offers_paused',
      'blocked',
      'account_closed',
      'not_trading',
      'bad_input',
    ],
  }),
  counter: call('PUT /api/offers.php?action=counter', {
    summary: 'Propose another amount when it’s your turn',
    who: member,
    limit: 'offer',
    input: z.object({ ...Seen, new_amount: OfferAmount, valid_hours: Validity, note: OfferNote }),
    output: success('offer', Offer),
    fails: [
      'offer_not_found',
      'not_allowed',
      'offer_settled',
      'offer_changed',
      'not_your_turn',
      'offer_too_low',
      'offers_paused',
      'bad_input',
    ],
  }),
  accept: call('PUT /api/offers.php?action=accept', {
    summary: 'Accept an offer when it’s your turn. The car is reserved for the buyer.',
    who: member,
    limit: 'offer',
    input: z.object(Seen),
    output: success('offer', Offer),
    fails: [
      'offer_not_found',
      'not_allowed',
      'offer_settled',
      'offer_changed',
      'not_your_turn',
      'car_held',
      'own_offer',
      'own_buyer',
    ],
  }),
  decline: call('PUT /api/offers.php?action=decline', {
    summary: 'Decline an offer',
    who: member,
    limit: 'offer',
    input: z.object({ ...Seen, reason: emptyAsNull(text(maxOfferNote)).nullable().optional() }),
    output: success('offer', Offer),
    fails: ['offer_not_found', 'not_allowed', 'offer_settled', 'offer_changed', 'not_your_turn'],
  }),
  withdraw: call('PUT /api/offers.php?action=withdraw', {
    summary: 'Withdraw your open offer',
    who: member,
    limit: 'offer',
    input: z.object({ id: Id }),
    output: success('offer', Offer),
    fails: ['offer_not_found', 'not_allowed', 'offer_settled'],
  }),
  release: call('PUT /api/offers.php?action=release', {
    summary: 'End the reservation of an accepted offer, with a reason',
    who: member,
    limit: 'offer',
    input: z.object({ id: Id, reason: text(maxOfferNote, { min: 1, tooShort: 'Please give a reason' }) }),
    output: success('offer', Offer),
    fails: ['offer_not_found', 'not_allowed', 'offer_settled'],
  }),
  get: call('GET /api/offers.php?id', {
    summary: 'Get an offer you’re part of',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('offer', Offer),
    fails: ['offer_not_found'],
    whenMissing: null,
  }),
  ofCar: call('GET /api/offers.php?car_id', {
    summary: 'Get your own offer on a car, or all open offers on your own car',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: z.object({
      success: z.literal(true),
      /** Open and accepted ones, the accepted one first, then in line order. */
      offers: z.array(Offer),
      /** Accepted offers in which this car is the reader's trade-in. */
      as_trade_in: z.array(Offer),
    }),
  }),
  mine: call('GET /api/offers.php?action=mine', {
    summary: 'List the offers you made, or those on your cars',
    who: member,
    limit: 'browse',
    input: z.object({
      side: z.enum(offerSides).default('made'),
      state: z.enum(offerStates).default('open'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      offers: z.array(Offer),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  onMyCars: call('GET /api/offers.php?action=on_my_cars', {
    summary: 'Count the open offers on each of your cars',
    who: member,
    limit: 'browse',
    input: z.object({}),
    output: success('cars', z.array(CarOffers)),
  }),
};
