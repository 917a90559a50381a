import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Day, Id, Moment, success, text } from '../kit/shapes.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { paymentEvents, Payment, Receipt } from './payment-shapes.ts';
import { paymentKinds, paymentStatuses } from './payments.flow.ts';
import { doubts, eventCauses, paymentOrders } from './staff-payment-values.ts';

const count = z.number().int();
const Person = z.object({ id: Id, name: z.string() });

/** Days of the site, both counted in. */
const Narrowed = {
  status: z.enum(paymentStatuses).optional(),
  kind: z.enum(paymentKinds).optional(),
  from: Day.optional(),
  to: Day.optional(),
};
const Found = {
  ...Narrowed,
  /** A person, a dealer, the payment's number or the beginning of the bank's. */
  search: text(100).optional(),
  /** Those somebody has to look at. */
  in_doubt: z.enum(['yes']).optional(),
};

const StaffPayment = Payment.extend({
  paid_by: Person,
  dealer: Person.nullable(),
  /** What the bank says does not fit. */
  doubt: z.enum(doubts).nullable(),
}).meta({ title: 'StaffPayment' });
export type StaffPayment = z.output<typeof StaffPayment>;

/** What the bank says of a payment; whose account paid stays with the bank. */
const BankSays = z.object({
  status: z.enum(['pending', 'payment_successful', 'payment_failed']),
  amount: z.number().int(),
  mode: z.enum(['live', 'sandbox']),
  paid_at: Moment.nullable(),
});

const StaffPaymentDetails = Receipt.omit({ events: true, buyer_name: true, company_name: true })
  .extend({
    paid_by: Person,
    dealer: Person.nullable(),
    doubt: z.enum(doubts).nullable(),
    /** The bank is asked by itself at this time; null: no more. */
    next_check_at: Moment.nullable(),
    /** Of the reader or their team: a colleague acts on it. */
    is_own: z.boolean(),
    may_be_refunded: z.boolean(),
    refunded_by: z.string().nullable(),
    events: z.array(
      z.object({
        kind: z.enum([...paymentEvents, 'claimed_by_other']),
        cause: z.enum(eventCauses),
        by_name: z.string().nullable(),
        /** Why it could not be delivered, or was refunded. */
        why: z.string().nullable(),
        bank_said: BankSays.nullable(),
        at: Moment,
      }),
    ),
  })
  .meta({ title: 'StaffPaymentDetails' });
export type StaffPaymentDetails = z.output<typeof StaffPaymentDetails>;

const Sum = z.object({ payments: count, amount: count });

/** All payments, as the staff see them. */
export const staffPayments = {
  staffList: call('GET /api/payments.php?action=staff_payments', {
    summary: 'All payments, or those that match; how many is counted up to a thousand',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: z.object({
      ...Found,
      sort: z.enum(paymentOrders).default('newest'),
      page: z.number().int().min(1).max(40).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      payments: z.array(StaffPayment),
      page: count,
      pages: count,
      /** There are more than the pages show: the filters lead to them. */
      has_more: z.boolean(),
    }),
  }),
  staffSum: call('GET /api/payments.php?action=staff_sum', {
    summary: 'How many payments match, and what they come to',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: z.object(Found),
    output: success('sum', Sum),
  }),
  totals: call('GET /api/payments.php?action=payment_totals', {
    summary: 'What came in, of which kind, and what was given back; without who paid',
    who: staffMay('payments.total'),
    limit: 'browse',
    input: z.object({ from: Narrowed.from, to: Narrowed.to }),
    output: z.object({
      success: z.literal(true),
      kept: Sum,
      by_kind: z.array(z.object({ kind: z.enum(paymentKinds), ...Sum.shape })),
      by_status: z.array(z.object({ status: z.enum(paymentStatuses), ...Sum.shape })),
      in_doubt: count,
    }),
  }),
  staffPayment: call('GET /api/payments.php?action=staff_payment', {
    summary: 'One payment with all that happened to it and what the bank said',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('payment', StaffPaymentDetails),
    fails: ['payment_not_found'],
  }),
  askBank: call('POST /api/payments.php?action=ask_bank', {
    summary: 'Ask the bank again what became of a payment, and act on its word as ever',
    who: staffMay('payments.read'),
    limit: 'settings',
    input: z.object({ payment_id: Id }),
    output: z.object({ success: z.literal(true), status: z.enum(paymentStatuses), bank_answered: z.boolean() }),
    fails: ['payment_not_found'],
  }),
};
