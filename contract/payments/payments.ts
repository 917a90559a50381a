import { z } from 'zod';
import { CarCard } from '../cars/car-shapes.ts';
import { maxPhotos } from '../cars/listing-rules.ts';
import { call } from '../kit/call.ts';
import type { ErrorCode } from '../kit/errors.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { actingAs, anyone, member, self, staff, team } from '../kit/who.ts';
import { Membership, Payment, Plan, PriceLine, Quote, Receipt, Refusal, Subscription } from './payment-shapes.ts';
import { paymentKinds, paymentStatuses } from './payments.flow.ts';

/** What the person was shown; when the price is another by now, they are asked again instead of charged. */
const Expected = { expected_total: z.number().int().min(0).optional() };

/** What the person saw of the draft; when it is another by now, they look at it again instead of listing it unseen. */
const Seen = {
  /** The `updated_at` it was read with. */
  unchanged_since: z.iso.datetime().optional(),
  /** Its photos, in their order. */
  photo_ids: z.array(Id).max(maxPhotos).optional(),
};

/** Free things are had at once: then there is no payment and nowhere to pay. */
const Purchase = z.object({
  success: z.literal(true),
  payment: Payment.nullable(),
  payment_link: z.string().nullable(),
});

const purchaseFails = [
  'maintenance',
  'payments_off',
  'bank_unavailable',
  'price_changed',
  'not_allowed',
] as const satisfies readonly ErrorCode[];
const carFails = [
  ...purchaseFails,
  'car_not_found',
  'not_possible_now',
  'dealer_not_active',
] as const satisfies readonly ErrorCode[];

/** Filters of the history; the text is looked for in the type's name, the type itself and the reference. */
const HistoryFilters = {
  user_id: Id,
  status: z.enum(paymentStatuses).optional(),
  search: text(100).optional(),
};

export const payments = {
  plans: call('GET /api/payments.php?action=plans', {
    summary: 'What can be bought, at its full price, with what may lower it',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('plans', z.array(Plan)),
  }),
  planByType: call('GET /api/payments.php?action=plan_by_type', {
    summary: 'One of the plans',
    who: anyone,
    limit: 'browse',
    input: z.object({ type: z.enum(paymentKinds) }),
    output: success('plan', Plan),
  }),
  quote: call('GET /api/payments.php?action=quote', {
    summary: 'What this would cost the signed-in person now, line by line',
    who: member,
    limit: 'browse',
    input: z.object({
      type: z.enum(paymentKinds),
      car_id: Id.optional(),
      dealer_account_id: Id.optional(),
    }),
    output: success('quote', Quote),
    fails: ['car_not_found', 'membership_not_found', 'not_allowed'],
  }),
  purchaseListing: call('POST /api/payments.php?action=purchase_listing', {
    summary: 'Pay for a listing: a draft goes live with it, an ending or ended one is prolonged',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ car_id: Id, user_id: Id, ...Expected, ...Seen }),
    output: Purchase,
    fails: [...carFails, 'no_place_left', 'profile_incomplete', 'bad_input', 'changed_elsewhere'],
  }),
  purchaseFeatured: call('POST /api/payments.php?action=purchase_featured', {
    summary: 'Have a listing featured, or featured for longer',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ car_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...carFails, 'no_feature_left'],
  }),
  purchaseMembership: call('POST /api/payments.php?action=purchase_membership', {
    summary: 'Pay the first membership of a dealer, or a new one after the last is over',
    who: actingAs('user_id', team('dealer_account_id', 'manage_settings')),
    limit: 'purchase',
    input: z.object({ dealer_account_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...purchaseFails, 'membership_not_found', 'membership_runs'],
  }),
  renewMembership: call('POST /api/payments.php?action=renew_membership', {
    summary: 'Add 30 days to a membership that runs or is in its grace period',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ membership_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...purchaseFails, 'membership_not_found', 'membership_over'],
  }),
  open: call('GET /api/payments.php?action=open_payments', {
    summary: 'Payments one has begun and not finished; of a dealer, those of the team',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('payments', z.array(Payment)),
  }),
  resume: call('POST /api/payments.php?action=resume_payment', {
    summary: 'Where an open payment is paid',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: Purchase,
    fails: ['payment_not_found', 'payment_settled', 'maintenance', 'payments_off', 'bank_unavailable'],
  }),
  cancel: call('POST /api/payments.php?action=cancel_payment', {
    summary: 'Give up an open payment; one that is paid already is completed instead',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: success('payment', Payment),
    fails: ['payment_not_found', 'payment_settled', 'bank_silent'],
  }),
  processGtaWorldPayment: call('POST /api/payments.php?action=process_gta_world_payment', {
    summary: 'Back from the bank: ask the bank what became of a payment',
    who: member,
    limit: 'purchase',
    /** The bank's name for it, as it stands in the address one comes back to; or ours. */
    input: z.object({ payment_id: z.union([z.uuid(), Id]) }),
    output: z.object({
      success: z.literal(true),
      payment: Payment,
      /** The bank answered; when not, what is shown is what was known before. */
      bank_answered: z.boolean(),
    }),
    fails: ['payment_not_found'],
  }),
  transaction: call('GET /api/payments.php?action=transaction', {
    summary: 'One payment with its lines and what happened to it',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('payment', Receipt),
    fails: ['payment_not_found'],
    whenMissing: null,
  }),
  paymentHistory: call('GET /api/payments.php?action=payment_history', {
    summary: 'One’s own payments, newest first',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ ...HistoryFilters, page: z.number().int().min(1).max(1000).default(1) }),
    output: z.object({
      success: z.literal(true),
      payments: z.array(Payment),
      /** All of one’s payments, and those that match. */
      total: z.number().int(),
      matching: z.number().int(),
      /** Of the completed ones that match. */
      total_spent: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  exportHistory: call('GET /api/payments.php?action=export_payment_history', {
    summary: 'The payments that match, as a CSV file',
    who: self('user_id'),
    limit: 'export',
    input: z.object(HistoryFilters),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
  canListCar: call('GET /api/payments.php?action=can_list_car', {
    summary: 'Whether there is a place for another listing, and what it would cost',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id, dealer_id: z.union([Id, z.literal('')]).optional() }),
    output: z.object({
      success: z.literal(true),
      can_list: z.boolean(),
      refusal: Refusal.nullable(),
      places: z.object({ used: z.number().int(), of: z.number().int() }),
      price: z.number().int(),
      /** What makes up the price. */
      lines: z.array(PriceLine),
    }),
    fails: ['not_allowed'],
  }),
  userSubscriptions: call('GET /api/payments.php?action=user_subscriptions', {
    summary: 'What one has bought that still runs: featured cars, the dealer’s membership',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success('subscriptions', z.array(Subscription)),
  }),
  dealerMembership: call('GET /api/payments.php?action=dealer_membership', {
    summary: 'The membership of a dealer, as its team sees it',
    who: team('dealer_id', 'read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('membership', Membership.nullable()),
  }),
  featuredCars: call('GET /api/payments.php?action=featured_cars', {
    summary: 'The featured cars on sale',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('cars', z.array(CarCard)),
  }),
  refund: call('POST /api/payments.php?action=refund_payment', {
    summary: 'Record that a payment was given back; what was bought with it ends',
    who: staff('admin'),
    limit: 'settings',
    input: z.object({ payment_id: Id, reason: text(500, { min: 3, tooShort: 'Please give a reason' }) }),
    output: success('payment', Receipt),
    fails: ['payment_not_found', 'not_refundable', 'not_allowed'],
  }),
};
