import { z } from 'zod';
import { emptyAsNull, Id, Moment, text } from '../kit/shapes.ts';
import { maxPrice } from '../cars/listing-rules.ts';
import { Photo } from '../photos/photos.ts';
import { saleHints } from './counting-values.ts';
import { maxBuyerContact, maxBuyerName, maxSaleNotes, saleMethods } from './sale-values.ts';
import { saleStatuses } from './sales.flow.ts';

const enterAmount = 'Please enter a valid amount';
export const SaleAmount = z.number(enterAmount).int(enterAmount).min(0, enterAmount).max(maxPrice, enterAmount);

/** A public sale: no buyer contact, no notes, and no buyer name if they hide it. */
export const PublicSale = z
  .object({
    id: Id,
    car_id: Id,
    car_name: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.number().int(),
    image: Photo.nullable(),
    /** The car's page still exists. */
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
    /** Null if no buyer was named. Others only see a member who confirmed and doesn't hide it. */
    buyer_id: Id.nullable(),
    buyer_name: z.string().nullable(),
  })
  .meta({ title: 'PublicSale' });
export type PublicSale = z.output<typeof PublicSale>;

/** A sale as one of its two sides sees it. */
export const Sale = PublicSale.extend({
  status: z.enum(saleStatuses),
  /** The reader's side. */
  side: z.enum(['seller', 'buyer']),
  /** Only for the seller's side. Null for the buyer. */
  buyer_contact: z.string().nullable(),
  sale_notes: z.string().nullable(),
  confirmed_at: Moment.nullable(),
  /** An amount the buyer hasn't accepted yet. */
  proposed: z.object({ id: Id, amount: SaleAmount, by_name: z.string(), at: Moment }).nullable(),
  /** The dispute ticket. Null for people who can't read it. */
  ticket_id: Id.nullable(),
  /** The bill of sale with its current amount. Null if it isn't verified, or its bill is being made. */
  bill_number: z.string().nullable(),
  /** The conversation in which the buyer was asked to confirm. */
  conversation_id: Id.nullable(),
  /** Staff excluded it from the price guide. Only for the seller's side. */
  is_excluded: z.boolean(),
  /** The reader's choices for the car's history, and whether the other side agrees to show the amount. */
  shown: z.object({
    amount: z.boolean(),
    /** Null for a dealer, which is named by its company. */
    name: z.boolean().nullable(),
    other_side_amount: z.boolean(),
  }),
  /** Actions open to the reader now. */
  may: z.object({
    confirm: z.boolean(),
    dispute: z.boolean(),
    withdraw: z.boolean(),
    /** Set the amount, or propose a new one once it is confirmed. */
    set_amount: z.boolean(),
    answer_amount: z.boolean(),
    edit: z.boolean(),
    /** Choose what the car's history shows. */
    show: z.boolean(),
    /** List the bought car again. */
    list_again: z.boolean(),
    /** Until when the reader can still review it. */
    review_until: Moment.nullable(),
  }),
}).meta({ title: 'Sale' });
export type Sale = z.output<typeof Sale>;

/** A sale as our staff see it. */
export const StaffSale = PublicSale.extend({
  status: z.enum(saleStatuses),
  ticket_id: Id.nullable(),
  /** Signs that it was farmed. */
  hints: z.array(z.enum(saleHints)),
}).meta({ title: 'StaffSale' });
export type StaffSale = z.output<typeof StaffSale>;

/** The Complete Sale dialog. Every field is optional. */
export const SaleFields = {
  /** A member. Otherwise a name is given. */
  buyer_id: Id.nullable().optional(),
  buyer_name: emptyAsNull(text(maxBuyerName)).nullable().optional(),
  buyer_contact: emptyAsNull(text(maxBuyerContact)).nullable().optional(),
  sale_notes: emptyAsNull(text(maxSaleNotes)).nullable().optional(),
  sale_method: z.enum(saleMethods).nullable().optional(),
};

/** The purchase card in the message that asks the buyer. */
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
  /** An amount the buyer is asked to accept. */
  proposed: z.object({ id: Id, amount: z.number().int() }).nullable(),
  /** Whether the reader can confirm or dispute. */
  may_answer: z.boolean(),
  may_answer_amount: z.boolean(),
});

export type PurchaseFacts = z.output<typeof PurchaseFacts>;

/** Over the matching sales. */
export const SalesSummary = z.object({
  total: z.number().int(),
  verified: z.number().int(),
  pending: z.number().int(),
  amount_set: z.number().int(),
  revenue: z.number().int(),
});
export type SalesSummary = z.output<typeof SalesSummary>;

export const SalesMonth = z.object({
  /** For example 2026-11. */
  month: z.string(),
  sales: z.number().int(),
  revenue: z.number().int(),
});
export type SalesMonth = z.output<typeof SalesMonth>;
