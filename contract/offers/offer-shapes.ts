import { z } from 'zod';
import { carStatuses } from '../cars/cars.flow.ts';
import { maxMileage, maxPrice, oldestYear } from '../cars/listing-rules.ts';
import { emptyAsNull, Id, Moment, text } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { closingCauses, maxOfferNote, maxTimesPrice, usualValidHours, validHours } from './offer-values.ts';
import { dealSides, offerStatuses } from './offers.flow.ts';

const enterAmount = 'Please enter an amount of at least $1, in whole dollars';
/** The upper limit depends on the car's price. */
export const OfferAmount = z
  .number(enterAmount)
  .max(maxTimesPrice * maxPrice, 'Please enter a lower amount')
  .min(1, enterAmount)
  .int(enterAmount);

export const OfferNote = emptyAsNull(text(maxOfferNote)).nullable().optional();

/** How long the other side has to answer. */
export const Validity = z
  .union(validHours.map((hours) => z.literal(hours)) as [z.ZodLiteral<24>, z.ZodLiteral<48>, z.ZodLiteral<72>])
  .default(usualValidHours);

const enterMileage = 'Please enter the mileage in whole miles';
const enterYear = 'Please enter a year such as 2021';

const missingFacts = {
  make: 'Please enter the make',
  model: 'Please enter the model',
  year: enterYear,
  mileage: enterMileage,
};

/** Given by the buyer in part exchange: one of their own cars, or a described one. */
export const TradeIn = z
  .strictObject({
    car_id: Id.optional(),
    make: text(40, { min: 1, tooShort: 'Please enter the make' }).optional(),
    model: text(60, { min: 1, tooShort: 'Please enter the model' }).optional(),
    year: z.number(enterYear).max(2100, enterYear).min(oldestYear, enterYear).int(enterYear).optional(),
    mileage: z.number(enterMileage).max(maxMileage, enterMileage).min(0, enterMileage).int(enterMileage).optional(),
  })
  .superRefine(({ car_id, ...facts }, context) => {
    if (car_id !== undefined) return;
    for (const [name, message] of Object.entries(missingFacts))
      if (facts[name as keyof typeof missingFacts] === undefined)
        context.addIssue({ code: 'custom', path: [name], message });
  });
export type TradeIn = z.output<typeof TradeIn>;

/** An offer as one of its two sides sees it, or staff inside a reported conversation. */
export const Offer = z
  .object({
    id: Id,
    status: z.enum(offerStatuses),
    car: z.object({
      id: Id,
      title: z.string(),
      price: z.number().int().nullable(),
      status: z.enum(carStatuses),
      image: Photo.nullable(),
    }),
    conversation_id: Id,
    /** The reader's side. Null for staff. */
    side: z.enum(dealSides).nullable(),
    /** The side whose turn it is while it's open. */
    turn: z.enum(dealSides),
    buyer_id: Id,
    buyer_name: z.string(),
    seller_id: Id,
    /** The company, or else the private seller. */
    seller_name: z.string(),
    /** The private seller, or the company's contact for the car, who is the buyer of a trade-in. */
    contact_name: z.string(),
    dealer_id: Id.nullable(),
    /** The latest amount. */
    amount: z.number().int(),
    /** Every amount so far, oldest first. */
    amounts: z.array(
      z.object({ amount: z.number().int(), by: z.enum(dealSides), note: z.string().nullable(), at: Moment }),
    ),
    /** The car's price when the offer was made. */
    price_then: z.number().int(),
    valid_hours: z.number().int(),
    /** The deadline of the current turn. */
    expires_at: Moment,
    /** The car is reserved for the buyer until then. */
    hold_until: Moment.nullable(),
    /** The car is reserved for someone else, so this offer waits in line. */
    in_line: z.boolean(),
    trade_in: z
      .object({
        /** The listing, unless it's gone. Only the buyer can open a draft. */
        car_id: Id.nullable(),
        name: z.string(),
        year: z.number().int().nullable(),
        mileage: z.number().int().nullable(),
        image: Photo.nullable(),
      })
      .nullable(),
    /** Why it was closed. */
    cause: z.enum(closingCauses).nullable(),
    /** Written by the side that declined or released it. */
    reason: z.string().nullable(),
    /** The side that accepted, declined, withdrew or released it. */
    ended_by: z.enum(dealSides).nullable(),
    ended_at: Moment.nullable(),
    created_at: Moment,
    /** Actions open to the reader now. */
    may: z.object({
      accept: z.boolean(),
      counter: z.boolean(),
      decline: z.boolean(),
      withdraw: z.boolean(),
      release: z.boolean(),
      /** Mark the car as sold to this buyer. */
      sell: z.boolean(),
    }),
  })
  .meta({ title: 'Offer' });
export type Offer = z.output<typeof Offer>;

/** The offers on one of the reader's cars. */
export const CarOffers = z
  .object({
    car_id: Id,
    /** Number of open offers. */
    open: z.number().int(),
    /** The highest amount that a buyer offers. A counter-offer of the seller’s side isn’t one. */
    best: z.number().int().nullable(),
    /** Number of offers waiting for the seller's side. */
    your_turn: z.number().int(),
    /** Set while the car is reserved for a buyer. */
    accepted: z
      .object({ offer_id: Id, amount: z.number().int(), buyer_name: z.string(), hold_until: Moment })
      .nullable(),
  })
  .meta({ title: 'CarOffers' });
export type CarOffers = z.output<typeof CarOffers>;
