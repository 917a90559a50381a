import { AwayNotice } from '../hours/away.ts';
import { z } from 'zod';
import { awardIcons } from '../awards/award-values.ts';
import { bodyClasses } from './body-classes.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { listedFor } from './moves.ts';
import { Photo } from '../photos/photos.ts';
import { colours, drives, features, fuels, transmissions } from './car-facts.ts';
import { carStatuses, sellerTransitions } from './cars.flow.ts';
import { deals } from './filter-values.ts';

/** A car in a list. */
export const CarCard = z
  .object({
    id: Id,
    year: z.number().int(),
    make: z.string(),
    model: z.string(),
    title: z.string(),
    price: z.number().int(),
    /** The highest price it was ever listed at. Equals `price` if it was never lowered. */
    original_price: z.number().int(),
    mileage: z.number().int().nullable(),
    body_class: z.enum(bodyClasses),
    colour: z.enum(colours).nullable(),
    transmission: z.enum(transmissions).nullable(),
    fuel: z.enum(fuels).nullable(),
    open_to_trade: z.boolean(),
    /** Where the car is, if the seller says so: the name of a place. */
    area: z.string().nullable(),
    /** Only the cover. `image_count` has the total. */
    images: z.array(Photo),
    image_count: z.number().int(),
    seller_id: Id,
    seller_name: z.string(),
    dealer_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** The dealer’s logo. */
    logo_url: z.string().nullable(),
    /** Only while it is live. Reserved, sold and ended listings aren't featured. */
    featured_status: z.enum(['active', 'none']),
    status: z.enum(carStatuses),
    published_at: Moment.nullable(),
    /** The rating of the price by the price guide. Null without enough sales, or if nothing sold for that little. */
    deal: z.enum(deals).nullable(),
  })
  .meta({ title: 'CarCard' });
export type CarCard = z.output<typeof CarCard>;

const PricePoint = z.object({ price: z.number().int(), since: Moment });

const Seller = z.object({
  id: Id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  company_name: z.string().nullable(),
  /** The dealer's away notice. */
  away: AwayNotice.nullable(),
  member_since: Moment,
  active_cars: z.number().int(),
  /** The dealer's rating for a dealer's car. One decimal, null without reviews. */
  rating: z.number().nullable(),
  total_reviews: z.number().int(),
  /** Only for a private seller. */
  awards: z.array(z.object({ name: z.string(), icon: z.enum(awardIcons) })),
});

/** Visible only to the seller's side. */
const SellersView = z.object({
  views: z.number().int(),
  inquiries: z.number().int(),
  favourites: z.number().int(),
  created_at: Moment,
  updated_at: Moment,
  expires_at: Moment.nullable(),
  transitions: z.array(z.enum(sellerTransitions)),
  may_edit: z.boolean(),
  /** Why staff flagged or removed it, if they did. */
  status_reason: z.string().nullable(),
  /** Null unless it's removed. */
  removed_by: z.enum(['seller', 'staff']).nullable(),
  /** The phone number callers get. Null if the seller hasn't added one. */
  callers_get: z.string().nullable(),
});

const Facts = z.object({
  description: z.string(),
  /** Of the area. */
  region: z.string().nullable(),
  /** Of the model. Unknown for models that sellers typed. */
  seats: z.number().int().nullable(),
  drive: z.enum(drives).nullable(),
  engine_upgrade: z.number().int().nullable(),
  brake_upgrade: z.number().int().nullable(),
  transmission_upgrade: z.number().int().nullable(),
  armour: z.number().int().nullable(),
  has_turbo: z.boolean().nullable(),
  plate: z.string().nullable(),
  features: z.array(z.enum(features)),
  condition_note: z.string().nullable(),
  accepts_offers: z.boolean(),
});

/** A car on its own page. */
export const Car = CarCard.extend({
  ...Facts.shape,
  /** All photos. The first is the cover. */
  images: z.array(Photo),
  price_history: z.array(PricePoint),
  seller: Seller,
  sold_at: Moment.nullable(),
  /** Until when it's reserved for the buyer of an accepted offer. Null for any other reservation. */
  held_until: Moment.nullable(),
  /** Null for everyone but the seller's side. */
  own: SellersView.nullable(),
}).meta({ title: 'Car' });
export type Car = z.output<typeof Car>;

/** A listing as its owner sees it. A draft may still be empty. */
export const OwnListing = z
  .object({
    id: Id,
    status: z.enum(carStatuses),
    make: z.string().nullable(),
    model: z.string().nullable(),
    year: z.number().int().nullable(),
    title: z.string().nullable(),
    price: z.number().int().nullable(),
    original_price: z.number().int().nullable(),
    mileage: z.number().int().nullable(),
    images: z.array(Photo),
    dealer_id: Id.nullable(),
    seller_name: z.string(),
    published_at: Moment.nullable(),
    featured_status: z.enum(['active', 'none']),
    /** Where this user can move it: to their company, or to themselves. */
    moves_to: z.enum(listedFor).nullable(),
    ...SellersView.shape,
  })
  .meta({ title: 'OwnListing' });
export type OwnListing = z.output<typeof OwnListing>;

/** All fields of the listing form. */
export const EditableListing = OwnListing.extend({
  description: z.string().nullable(),
  body_class: z.enum(bodyClasses).nullable(),
  colour: z.enum(colours).nullable(),
  transmission: z.enum(transmissions).nullable(),
  fuel: z.enum(fuels).nullable(),
  ...Facts.omit({ description: true }).shape,
  area: z.string().nullable(),
  open_to_trade: z.boolean(),
  contact_phone: z.string().nullable(),
  minimum_offer: z.number().int().nullable(),
  /** Missing fields that prevent listing it, each with a sentence. */
  missing: z.record(z.string(), z.string()),
}).meta({ title: 'EditableListing' });
export type EditableListing = z.output<typeof EditableListing>;
