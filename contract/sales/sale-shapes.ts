import { z } from 'zod';
import { emptyAsNull, Id, Moment, text } from '../kit/shapes.ts';
import { maxPrice } from '../cars/listing-rules.ts';
import { Photo } from '../photos/photos.ts';
import { saleHints } from './counting-values.ts';
import { maxBuyerContact, maxBuyerName, maxSaleNotes, saleMethods } from './sale-values.ts';
import { saleStatuses } from './sales.flow.ts';

const enterAmount = 'Please enter a valid amount';
export const SaleAmount = z.number(enterAmount).int(enterAmount).min(0, enterAmount).max(maxPrice, enterAmount);

/** What everybody sees of a sale: no buyer's contact, no notes, and the buyer's name only where they do not hide it. */
export const PublicSale = z
  .object({
    id: Id,
    car_id: Id,
    car_name: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.number().int(),
    image: Photo.nullable(),
    /** Its page is still there. */
    has_page: z.boolean(),
    listing_price: z.number().int(),
    sale_price: z.number().int().nullable(),
    sale_date: Moment,
    sale_method: z.enum(saleMethods).nullable(),
    is_verified: z.boolean(),
    seller_id: Id,
    seller_name: z.string(),
    dealer_id: Id.nullable(),
    dealer_name: z.string().nullable(),
    /** Null where nobody was named; for everybody but its two sides also unless a member confirmed it and does not hide it. */
    buyer_id: Id.nullable(),
    buyer_name: z.string().nullable(),
  })
  .meta({ title: 'PublicSale' });
export type PublicSale = z.output<typeof PublicSale>;

/** A sale as one of its two sides sees it. */
export const Sale = PublicSale.extend({
  status: z.enum(saleStatuses),
  /** On which side one is. */
  side: z.enum(['seller', 'buyer']),
  /** For the seller's side alone; null for the buyer. */
  buyer_contact: z.string().nullable(),
  sale_notes: z.string().nullable(),
  confirmed_at: Moment.nullable(),
  /** An amount that the buyer has not agreed to yet. */
  proposed: z.object({ id: Id, amount: SaleAmount, by_name: z.string(), at: Moment }).nullable(),
  /** The ticket in which it is disputed; null for who may not read it. */
  ticket_id: Id.nullable(),
  /** The conversation in which the buyer was asked. */
  conversation_id: Id.nullable(),
  /** What the one who reads it may do now. */
  may: z.object({
    confirm: z.boolean(),
    dispute: z.boolean(),
    withdraw: z.boolean(),
    /** Set the amount, or propose another once it is confirmed. */
    set_amount: z.boolean(),
    answer_amount: z.boolean(),
    edit: z.boolean(),
    /** Write the review of it that is still theirs to write, until then. */
    review_until: Moment.nullable(),
  }),
}).meta({ title: 'Sale' });
export type Sale = z.output<typeof Sale>;

/** A sale as our staff see it. */
export const StaffSale = PublicSale.extend({
  status: z.enum(saleStatuses),
  ticket_id: Id.nullable(),
  /** What looks farmed about it. */
  hints: z.array(z.enum(saleHints)),
}).meta({ title: 'StaffSale' });
export type StaffSale = z.output<typeof StaffSale>;

/** What the Complete Sale dialog holds; everything may be left out. */
export const SaleFields = {
  /** A member, or else a name. */
  buyer_id: Id.nullable().optional(),
  buyer_name: emptyAsNull(text(maxBuyerName)).nullable().optional(),
  buyer_contact: emptyAsNull(text(maxBuyerContact)).nullable().optional(),
  sale_notes: emptyAsNull(text(maxSaleNotes)).nullable().optional(),
  sale_method: z.enum(saleMethods).nullable().optional(),
};

/** What the message that asks the buyer carries. */
export const PurchaseFacts = z.object({
  sale_id: Id,
  car_id: Id,
  car_name: z.string(),
  image: Photo.nullable(),
  sale_price: z.number().int().nullable(),
  sale_date: Moment,
  seller_name: z.string(),
  dealer_name: z.string().nullable(),
  status: z.enum(saleStatuses),
  /** An amount that the buyer is asked to agree to. */
  proposed: z.object({ id: Id, amount: z.number().int() }).nullable(),
  /** Whether the one who reads it may confirm or dispute. */
  may_answer: z.boolean(),
  may_answer_amount: z.boolean(),
});

export type PurchaseFacts = z.output<typeof PurchaseFacts>;

/** Of the sales that match. */
export const SalesSummary = z.object({
  total: z.number().int(),
  verified: z.number().int(),
  pending: z.number().int(),
  amount_set: z.number().int(),
  revenue: z.number().int(),
});
export type SalesSummary = z.output<typeof SalesSummary>;

export const SalesMonth = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  sales: z.number().int(),
  revenue: z.number().int(),
});
export type SalesMonth = z.output<typeof SalesMonth>;
