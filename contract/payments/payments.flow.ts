import { flow, fromEach } from '../kit/flow.ts';

/** The life of a payment. The database refuses every other step (migration 0015). */
export const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentKinds = ['listing', 'featured', 'membership', 'renewal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that arrives for a payment that came to nothing leads to the goods after all, or is given back. */
export const paymentFlow = flow(paymentStatuses, {
  complete: { by: 'bank', leads: fromEach(['pending', 'failed', 'cancelled'], 'completed') },
  fail: { by: 'bank', leads: { pending: 'failed' } },
  cancel: { by: 'buyer', leads: { pending: 'cancelled' } },
  refund: { by: 'staff', leads: fromEach(['completed', 'failed', 'cancelled'], 'refunded') },
});

/** Only what was paid has a receipt. That of a refunded payment says so. */
export const hasReceipt = (status: PaymentStatus): boolean => status === 'completed' || status === 'refunded';

/** What each kind is called wherever a person reads it. */
export const kindNames: Record<PaymentKind, string> = {
  listing: 'Car Listing',
  featured: 'Featured Car',
  membership: 'Dealer Membership',
  renewal: 'Membership Renewal',
};

/** A membership is bought for so long. */
export const membershipDays = 30;
/** Those who pay it are told so long before its end: while it is still early enough for the early bird discount. */
export const warnDaysBeforeMembershipEnds = 10;
/** The bank is asked about an open payment until then; after it the payment is cancelled. */
export const giveUpAfterHours = 24;
