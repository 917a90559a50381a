/** The life of a payment, as one table. The database refuses every other step (migration 0015). */
export const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentKinds = ['listing', 'featured', 'membership', 'renewal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentSteps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['completed', 'failed', 'cancelled'],
  completed: ['refunded'],
  // Money that arrives after all leads to the goods or is given back.
  failed: ['completed', 'refunded'],
  cancelled: ['completed', 'refunded'],
  refunded: [],
};

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => paymentSteps[from].includes(to);

/** What each kind is called wherever a person reads it. */
export const kindNames: Record<PaymentKind, string> = {
  listing: 'Car Listing',
  featured: 'Featured Car',
  membership: 'Dealer Membership',
  renewal: 'Membership Renewal',
};

/** A membership is bought for so long. */
export const membershipDays = 30;
/** The bank is asked about an open payment until then; after it the payment is cancelled. */
export const giveUpAfterHours = 24;
