import { z } from 'zod';
import { errors, type ErrorCode } from '../kit/errors.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { paymentKinds, paymentStatuses } from './payments.flow.ts';

const Dollars = z.number().int();

/** One line of a quote or a receipt; what is taken off is negative. */
export const PriceLine = z.object({ label: z.string(), amount: Dollars });

export const Payment = z
  .object({
    id: Id,
    payment_type: z.enum(paymentKinds),
    amount: Dollars,
    status: z.enum(paymentStatuses),
    /** What it was for, as it was called then: the car's title, the dealer's name. */
    subject: z.string(),
    /** The bank's name for it; null when the bank was never reached. */
    gta_world_transaction_id: z.string().nullable(),
    car_id: Id.nullable(),
    dealer_account_id: Id.nullable(),
    membership_id: Id.nullable(),
    created_at: Moment,
    /** When it was completed, failed, cancelled or refunded. */
    settled_at: Moment.nullable(),
    /** Money arrived for which nothing can be delivered; it will be given back. */
    refund_is_due: z.boolean(),
    /** The bank says something that does not fit; staff look into it. */
    is_in_doubt: z.boolean(),
  })
  .meta({ title: 'Payment' });
export type Payment = z.output<typeof Payment>;

/** What happened to a payment, in words a buyer may read. */
export const paymentEvents = [
  'asked',
  'opened',
  'not_opened',
  'paid',
  'delivered',
  'not_deliverable',
  'no_longer_offered',
  'failed',
  'cancelled',
  'given_up',
  'in_doubt',
  'refunded',
] as const;

/** The details of a payment. Of one that failed or was cancelled there is no receipt (`hasReceipt`). */
export const Receipt = Payment.extend({
  /** What was paid for, or is still to be paid; none where the payment failed or was cancelled. */
  lines: z.array(PriceLine),
  /** How long what was bought lasts. */
  lasts_hours: z.number().int(),
  /** When the bank says that it was paid. */
  paid_at: Moment.nullable(),
  buyer_name: z.string(),
  company_name: z.string().nullable(),
  refund_reason: z.string().nullable(),
  events: z.array(z.object({ kind: z.enum(paymentEvents), at: Moment })),
}).meta({ title: 'Receipt' });
export type Receipt = z.output<typeof Receipt>;

/** Why something cannot be bought just now. */
export const Refusal = z
  .object({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    sentence: z.string(),
  })
  .meta({ title: 'Refusal' });

export const Quote = z
  .object({
    payment_type: z.enum(paymentKinds),
    subject: z.string(),
    lines: z.array(PriceLine),
    total: Dollars,
    lasts_hours: z.number().int(),
    /** What would be had until when, were it paid now. */
    would_end_at: Moment,
    refusal: Refusal.nullable(),
    /** It is being paid for already; asking to buy answers this one. */
    open_payment: Payment.nullable(),
  })
  .meta({ title: 'Quote' });
export type Quote = z.output<typeof Quote>;

export const Plan = z
  .object({
    type: z.enum(paymentKinds),
    name: z.string(),
    description: z.string(),
    price: Dollars,
    lasts_hours: z.number().int(),
    reductions: z.array(z.object({ label: z.string(), price: Dollars })),
  })
  .meta({ title: 'Plan' });
export type Plan = z.output<typeof Plan>;

export const Membership = z
  .object({
    id: Id,
    dealer_account_id: Id,
    company_name: z.string(),
    /** `unpaid`: opened, and nothing paid yet. `grace`: its time is over, and everything works on until `grace_ends_at`. */
    status: z.enum(['unpaid', 'active', 'grace', 'expired']),
    started_at: Moment.nullable(),
    ends_at: Moment,
    grace_ends_at: Moment,
    /** What is bought next: the first membership, or a renewal. */
    next_purchase: z.enum(['membership', 'renewal']),
    /** Its listings are hidden and nothing can be paid until the suspension ends, whatever the membership is. */
    is_suspended: z.boolean(),
  })
  .meta({ title: 'Membership' });
export type Membership = z.output<typeof Membership>;

/** Something that runs until its end. */
export const Subscription = z
  .object({
    payment_type: z.enum(['featured', 'membership']),
    subject: z.string(),
    car_id: Id.nullable(),
    membership_id: Id.nullable(),
    starts_at: Moment.nullable(),
    ends_at: Moment,
    is_free: z.boolean(),
  })
  .meta({ title: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

/** Free things are had at once: then there is no payment and nowhere to pay. */
export const Purchase = z.object({
  success: z.literal(true),
  payment: Payment.nullable(),
  payment_link: z.string().nullable(),
});
