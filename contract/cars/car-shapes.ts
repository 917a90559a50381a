import { AwayNotice } from '../dealers/away.ts';
import { z } from 'zod';
import { awardIcons } from '../awards/award-values.ts';
import { bodyClasses } from '../catalogue/body-classes.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { Photo } from '../photos/photos.ts';
import { colours, drives, features, fuels, transmissions } from './car-facts.ts';
import { carStatuses, sellerTransitions } from './cars.flow.ts';

/** A car as it stands in lists. */
export const CarCard = z
  .object({
    id: Id,
    year: z.number().int(),
    make: z.string(),
    model: z.string(),
    title: z.string(),
    price: z.number().int(),
    /** The highest price it was ever listed at; equal to `price` when it was never lowered. */
    original_price: z.number().int(),
    mileage: z.number().int().nullable(),
    body_class: z.enum(bodyClasses),
    colour: z.enum(colours).nullable(),
    transmission: z.enum(transmissions).nullable(),
    fuel: z.enum(fuels).nullable(),
    open_to_trade: z.boolean(),
    /** The cover alone; `image_count` says how many there are. */
    images: z.array(Photo),
    image_count: z.number().int(),
    seller_id: Id,
    seller_name: z.string(),
    dealer_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** The dealer’s logo. */
    logo_url: z.string().nullable(),
    /** Only while it is live: what is reserved, sold or gone is not featured. */
    featured_status: z.enum(['active', 'none']),
    status: z.enum(carStatuses),
    published_at: Moment.nullable(),
  })
  .meta({ title: 'CarCard' });
export type CarCard = z.output<typeof CarCard>;

const PricePoint = z.object({ price: z.number().int(), since: Moment });

const Seller = z.object({
  id: Id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  company_name: z.string().nullable(),
  /** What the dealer says while nobody is there. */
  away: AwayNotice.nullable(),
  member_since: Moment,
  active_cars: z.number().int(),
  /** Of the dealer where it is one's car; to one decimal, null without a review. */
  rating: z.number().nullable(),
  total_reviews: z.number().int(),
  /** Of a private seller. */
  awards: z.array(z.object({ name: z.string(), icon: z.enum(awardIcons) })),
});

/** What the seller's side alone sees and may do. */
const SellersView = z.object({
  views: z.number().int(),
  inquiries: z.number().int(),
  favourites: z.number().int(),
  created_at: Moment,
  updated_at: Moment,
  expires_at: Moment.nullable(),
  transitions: z.array(z.enum(sellerTransitions)),
  may_edit: z.boolean(),
  /** Why staff took it down, if they did. */
  status_reason: z.string().nullable(),
  /** Who took it down, of what is removed. */
  removed_by: z.enum(['seller', 'staff']).nullable(),
  /** What callers are told; null where the seller has left no number. */
  callers_get: z.string().nullable(),
});

const Facts = z.object({
  description: z.string(),
  drive: z.enum(drives).nullable(),
  engine_upgrade: z.number().int().nullable(),
  brake_upgrade: z.number().int().nullable(),
  transmission_upgrade: z.number().int().nullable(),
  armour: z.number().int().nullable(),
  has_turbo: z.boolean().nullable(),
  plate: z.string().nullable(),
  features: z.array(z.enum(features)),
  condition_note: z.string().nullable(),
});

/** A car as its own page shows it. */
export const Car = CarCard.extend({
  ...Facts.shape,
  /** All of them here; the first is the cover. */
  images: z.array(Photo),
  price_history: z.array(PricePoint),
  seller: Seller,
  sold_at: Moment.nullable(),
  /** Null for everybody but the seller's side. */
  own: SellersView.nullable(),
}).meta({ title: 'Car' });
export type Car = z.output<typeof Car>;

/** A listing in its owner's hands: it may be a draft with nothing in it yet. */
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
    ...SellersView.shape,
  })
  .meta({ title: 'OwnListing' });
export type OwnListing = z.output<typeof OwnListing>;

/** Everything the listing form holds. */
export const EditableListing = OwnListing.extend({
  description: z.string().nullable(),
  body_class: z.enum(bodyClasses).nullable(),
  colour: z.enum(colours).nullable(),
  transmission: z.enum(transmissions).nullable(),
  fuel: z.enum(fuels).nullable(),
  ...Facts.omit({ description: true }).shape,
  open_to_trade: z.boolean(),
  contact_phone: z.string().nullable(),
  /** What is missing to be listed, each with its sentence. */
  missing: z.record(z.string(), z.string()),
}).meta({ title: 'EditableListing' });
export type EditableListing = z.output<typeof EditableListing>;
