import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Day, Id, Moment, success, text, withDaysInOrder } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { paymentEvents, Payment, Receipt } from './payment-shapes.ts';
import { paymentKinds, paymentStatuses } from './payments.flow.ts';
import { doubts, eventCauses, paymentOrders } from './staff-payment-values.ts';

const count = z.number().int();
const Person = z.object({ id: Id, name: z.string() });

/** Days in the site's time zone, both inclusive. */
const Narrowed = {
  status: z.enum(paymentStatuses).optional(),
  kind: z.enum(paymentKinds).optional(),
  from: Day.optional(),
  to: Day.optional(),
};
const Found = {
  ...Narrowed,
  /** A user, a dealer, the payment's number or the start of the bank's id. */
  search: text(100).optional(),
  /** Only payments that need review. */
  in_doubt: z.enum(['yes']).optional(),
};

const StaffPayment = Payment.extend({
  paid_by: Person,
  dealer: Person.nullable(),
  /** How the bank's record doesn't match. */
  doubt: z.enum(doubts).nullable(),
}).meta({ title: 'StaffPayment' });
export type StaffPayment = z.output<typeof StaffPayment>;

/** The bank's record of a payment, without the account that paid. */
const BankStatus = z.object({
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
    /** The next automatic check with the bank. Null if there are no more. */
    next_check_at: Moment.nullable(),
    /** The reader's or their team's payment, so a colleague has to act. */
    is_own: z.boolean(),
    may_be_refunded: z.boolean(),
    refunded_by: z.string().nullable(),
    events: z.array(
      z.object({
        kind: z.enum([...paymentEvents, 'claimed_by_other']),
        cause: z.enum(eventCauses),
        by_name: z.string().nullable(),
        /** Why it couldn't be delivered, or was refunded. */
        why: z.string().nullable(),
        bank_said: BankStatus.nullable(),
        at: Moment,
      }),
    ),
  })
  .meta({ title: 'StaffPaymentDetails' });
export type StaffPaymentDetails = z.output<typeof StaffPaymentDetails>;

const Sum = z.object({ payments: count, amount: count });

/** All payments, for staff. */
export const staffPayments = {
  staffList: call('GET /api/payments.php?action=staff_payments', {
    summary: 'List matching payments. Counts up to 1,000.',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: withDaysInOrder(
      z.object({
        ...Found,
        sort: z.enum(paymentOrders).default('newest'),
        page: z.number().int().min(1).max(40).default(1),
      }),
    ),
    output: z.object({
      success: z.literal(true),
      payments: z.array(StaffPayment),
      page: count,
      pages: count,
      /** There are more than the pages show. Use filters to find them. */
      has_more: z.boolean(),
    }),
  }),
  staffSum: call('GET /api/payments.php?action=staff_sum', {
    summary: 'Count matching payments and their total',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: withDaysInOrder(z.object(Found)),
    output: success('sum', Sum),
  }),
  staffExport: call('GET /api/payments.php?action=export_staff_payments', {
    summary: 'Export matching payments as CSV, up to the newest 20,000',
    who: staffMay('payments.export'),
    limit: 'export',
    input: withDaysInOrder(z.object(Found)),
    output: z.object({
      success: z.literal(true),
      filename: z.string(),
      csv: z.string(),
      /** True if older payments were left out. */
      is_shortened: z.boolean(),
    }),
  }),
  totals: call('GET /api/payments.php?action=payment_totals', {
    summary: 'Get revenue by kind and refunds, without who paid',
    who: staffMay('payments.total'),
    limit: 'browse',
    input: withDaysInOrder(z.object({ from: Narrowed.from, to: Narrowed.to })),
    output: z.object({
      success: z.literal(true),
      kept: Sum,
      by_kind: z.array(z.object({ kind: z.enum(paymentKinds), ...Sum.shape })),
      by_status: z.array(z.object({ status: z.enum(paymentStatuses), ...Sum.shape })),
      in_doubt: count,
    }),
  }),
  staffPayment: call('GET /api/payments.php?action=staff_payment', {
    summary: 'Get a payment with its full history and the bank’s record',
    who: staffMay('payments.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('payment', StaffPaymentDetails),
    fails: ['payment_not_found'],
  }),
  askBank: call('POST /api/payments.php?action=ask_bank', {
    summary: 'Check a payment’s status with the bank again and process the result as usual',
    who: staffMay('payments.read'),
    limit: 'settings',
    input: z.object({ payment_id: Id }),
    output: z.object({ success: z.literal(true), status: z.enum(paymentStatuses), bank_answered: z.boolean() }),
    fails: ['payment_not_found'],
  }),
};
