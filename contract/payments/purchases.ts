import { z } from 'zod';
import { maxPhotos } from '../photos/photo-limits.ts';
import { call } from '../kit/call.ts';
import type { ErrorCode } from '../errors.ts';
import { Id, nothing, success } from '../kit/shapes.ts';
import { actingAs, anyone, member, self, team } from '../access/who.ts';
import { Plan, Purchase, Quote } from './payment-shapes.ts';
import { paymentKinds } from './payments.flow.ts';

/** The total the user saw. If the price has changed since, they confirm again instead of being charged. */
const Expected = { expected_total: z.number().int().min(0).optional() };

/** The draft the user saw. If it has changed since, they check it again before it is listed. */
const Seen = {
  /** The `updated_at` the client last read. */
  unchanged_since: z.iso.datetime().optional(),
  /** Its photos in order. */
  photo_ids: z.array(Id).max(maxPhotos).optional(),
};

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

/** Plans, quotes and purchases. */
export const purchases = {
  plans: call('GET /api/payments.php?action=plans', {
    summary: 'List plans with their full prices and possible discounts',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('plans', z.array(Plan)),
  }),
  planByType: call('GET /api/payments.php?action=plan_by_type', {
    summary: 'Get a plan',
    who: anyone,
    limit: 'browse',
    input: z.object({ type: z.enum(paymentKinds) }),
    output: success('plan', Plan),
  }),
  quote: call('GET /api/payments.php?action=quote', {
    summary: 'Get the current price for the logged-in user, line by line',
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
    summary: 'Pay for a listing. A draft goes live, and an ending or ended listing is extended.',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ car_id: Id, user_id: Id, ...Expected, ...Seen }),
    output: Purchase,
    fails: [...carFails, 'no_slot_left', 'profile_incomplete', 'bad_input', 'changed_elsewhere'],
  }),
  purchaseFeatured: call('POST /api/payments.php?action=purchase_featured', {
    summary: 'Feature a listing, or extend its featured time',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ car_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...carFails, 'no_feature_left'],
  }),
  purchaseMembership: call('POST /api/payments.php?action=purchase_membership', {
    summary: 'Pay for a dealer’s first membership, or a new one after the last has ended',
    who: actingAs('user_id', team('dealer_account_id', 'membership.pay')),
    limit: 'purchase',
    input: z.object({ dealer_account_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...purchaseFails, 'membership_not_found', 'membership_runs'],
  }),
  renewMembership: call('POST /api/payments.php?action=renew_membership', {
    summary: 'Add 30 days to a membership that is running or in its grace period',
    who: self('user_id'),
    limit: 'purchase',
    input: z.object({ membership_id: Id, user_id: Id, ...Expected }),
    output: Purchase,
    fails: [...purchaseFails, 'membership_not_found', 'membership_over'],
  }),
};
