import { z } from 'zod';
import { errors, type ErrorCode } from '../errors.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { paymentKinds, paymentStatuses } from './payments.flow.ts';

const Dollars = z.number().int();

/** One line of a quote or receipt. Discounts are negative. */
export const PriceLine = z.object({ label: z.string(), amount: Dollars });

export const Payment = z
  .object({
    id: Id,
    payment_type: z.enum(paymentKinds),
    amount: Dollars,
    status: z.enum(paymentStatuses),
    /** The car's title or the dealer's name at the time of the payment. */
    subject: z.string(),
    /** The bank's id. Null if the bank was never reached. */
    gta_world_transaction_id: z.string().nullable(),
    car_id: Id.nullable(),
    dealer_account_id: Id.nullable(),
    membership_id: Id.nullable(),
    created_at: Moment,
    /** When it was completed, failed, cancelled or refunded. */
    settled_at: Moment.nullable(),
    /** Money arrived for something that can't be delivered, so it will be refunded. */
    refund_is_due: z.boolean(),
    /** The bank's record doesn't match, so staff are looking into it. */
    is_in_doubt: z.boolean(),
  })
  .meta({ title: 'Payment' });
export type Payment = z.output<typeof Payment>;

/** A payment's history, in terms a buyer may see. */
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

/** A payment's details. Failed and cancelled payments have no receipt (`hasReceipt`). */
export const Receipt = Payment.extend({
  /** The items paid for or to be paid. Empty if the payment failed or was cancelled. */
  lines: z.array(PriceLine),
  /** How long the purchase lasts. */
  lasts_hours: z.number().int(),
  /** When it was paid, according to the bank. */
  paid_at: Moment.nullable(),
  buyer_name: z.string(),
  company_name: z.string().nullable(),
  refund_reason: z.string().nullable(),
  events: z.array(z.object({ kind: z.enum(paymentEvents), at: Moment })),
}).meta({ title: 'Receipt' });
export type Receipt = z.output<typeof Receipt>;

/** Why something can't be bought right now. */
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
    /** When it would end if it were paid now. */
    would_end_at: Moment,
    refusal: Refusal.nullable(),
    /** A payment for it is already open. A purchase request returns this one. */
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
    /** `unpaid`: opened but not paid yet. `grace`: over, but everything works until `grace_ends_at`. */
    status: z.enum(['unpaid', 'active', 'grace', 'expired']),
    started_at: Moment.nullable(),
    ends_at: Moment,
    grace_ends_at: Moment,
    /** The next thing to buy: the first membership, or a renewal. */
    next_purchase: z.enum(['membership', 'renewal']),
    /** Its listings are hidden and nothing can be paid until the suspension ends, whatever the membership. */
    is_suspended: z.boolean(),
  })
  .meta({ title: 'Membership' });
export type Membership = z.output<typeof Membership>;

/** A purchase that runs until its end. */
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

/** Free purchases take effect right away, so they have no payment and no address. */
export const Purchase = z.object({
  success: z.literal(true),
  payment: Payment.nullable(),
  payment_link: z.string().nullable(),
});
