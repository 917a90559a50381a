import { z } from 'zod';
import { CarCard } from '../cars/car-shapes.ts';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone, self, team } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { Membership, Payment, PriceLine, Receipt, Refusal, Subscription } from './payment-shapes.ts';
import { paymentStatuses } from './payments.flow.ts';

/** History filters. The text matches the type's name, the type and the reference. */
const HistoryFilters = {
  user_id: Id,
  status: z.enum(paymentStatuses).optional(),
  search: text(100).optional(),
};

/** Past payments, and what is still running because of them. */
export const paymentRecords = {
  paymentHistory: call('GET /api/payments.php?action=payment_history', {
    summary: 'List your payments, newest first',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ ...HistoryFilters, page: z.number().int().min(1).max(1000).default(1) }),
    output: z.object({
      success: z.literal(true),
      payments: z.array(Payment),
      /** The number of all payments, and of the matching ones. */
      total: z.number().int(),
      matching: z.number().int(),
      /** Over the completed payments that match. */
      total_spent: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  exportHistory: call('GET /api/payments.php?action=export_payment_history', {
    summary: 'Export matching payments as a CSV file',
    who: self('user_id'),
    limit: 'export',
    input: z.object(HistoryFilters),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
  canListCar: call('GET /api/payments.php?action=can_list_car', {
    summary: 'Check whether you have a free listing slot and what a listing would cost',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({
      user_id: Id,
      dealer_id: z.union([Id, z.literal('')]).optional(),
      /** With `false`, a team member asks about a listing of their own. */
      is_dealer: z.boolean().optional(),
    }),
    output: z.object({
      success: z.literal(true),
      can_list: z.boolean(),
      refusal: Refusal.nullable(),
      slots: z.object({ used: z.number().int(), of: z.number().int() }),
      price: z.number().int(),
      /** The parts of the price. */
      lines: z.array(PriceLine),
    }),
    fails: ['not_allowed'],
  }),
  userSubscriptions: call('GET /api/payments.php?action=user_subscriptions', {
    summary: 'List your running purchases: featured cars and the dealer’s membership',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success('subscriptions', z.array(Subscription)),
  }),
  dealerMembership: call('GET /api/payments.php?action=dealer_membership', {
    summary: 'Get a dealer’s membership for its team',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('membership', Membership.nullable()),
  }),
  dealerPayments: call('GET /api/payments.php?action=dealer_payments', {
    summary: 'List payments for a dealer by any team member, newest first',
    who: team('dealer_id', 'membership.pay'),
    limit: 'browse',
    input: z.object({ dealer_id: Id, page: z.number().int().min(1).max(1000).default(1) }),
    output: z.object({
      success: z.literal(true),
      payments: z.array(Payment.extend({ paid_by: z.string() }).meta({ title: 'DealerPayment' })),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  featuredCars: call('GET /api/payments.php?action=featured_cars', {
    summary: 'List featured cars for sale',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('cars', z.array(CarCard)),
  }),
  refund: call('POST /api/payments.php?action=refund_payment', {
    summary: 'Record a refund. What the payment bought ends.',
    who: staffMay('payments.refund'),
    limit: 'settings',
    input: z.object({ payment_id: Id, reason: Reason }),
    output: success('payment', Receipt),
    fails: ['payment_not_found', 'not_refundable', 'not_allowed'],
  }),
};
