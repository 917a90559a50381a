import { flow, fromEach } from '../kit/flow.ts';

/** The status flow of a payment. The database rejects every other step (migration 0015). */
export const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentKinds = ['listing', 'featured', 'membership', 'renewal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that arrives for a failed or cancelled payment still leads to delivery or a refund. */
export const paymentFlow = flow(paymentStatuses, {
  complete: { by: 'bank', leads: fromEach(['pending', 'failed', 'cancelled'], 'completed') },
  fail: { by: 'bank', leads: { pending: 'failed' } },
  cancel: { by: 'buyer', leads: { pending: 'cancelled' } },
  refund: { by: 'staff', leads: fromEach(['completed', 'failed', 'cancelled'], 'refunded') },
});

/** Only paid payments have a receipt. A refunded payment's receipt says so. */
export const hasReceipt = (status: PaymentStatus): boolean => status === 'completed' || status === 'refunded';

/** Display names. */
export const kindNames: Record<PaymentKind, string> = {
  listing: 'Car Listing',
  featured: 'Featured Car',
  membership: 'Dealer Membership',
  renewal: 'Membership Renewal',
};

/** Length of a membership. */
export const membershipDays = 30;
/** Payers are notified this long before the end, early enough for the early bird discount. */
export const warnDaysBeforeMembershipEnds = 10;
/** The bank is polled about an open payment until then. After that the payment is cancelled. */
export const paymentTimeoutHours = 24;
