import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { paymentTimeoutHours, type PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';

type EventKind = Receipt['events'][number]['kind'];

/** Describes a payment event. */
export const eventText = (kind: EventKind, of: PaymentKind): string =>
  kind === 'delivered' ? delivered[of] : happened[kind];

const happened: Record<Exclude<EventKind, 'delivered'>, string> = {
  asked: 'Payment started',
  opened: 'Payment opened at the bank',
  not_opened: 'The bank couldn’t open the payment',
  paid: 'Paid at the bank',
  not_deliverable: 'The purchase was no longer available, so the payment will be refunded',
  no_longer_offered: 'The price had changed, so the payment will be refunded',
  failed: 'The bank reported that the payment failed',
  cancelled: 'Payment cancelled',
  given_up: `Cancelled because it wasn’t paid within ${paymentTimeoutHours} hours`,
  in_doubt: 'The bank’s record doesn’t match, so our staff are looking into it',
  refunded: 'Payment refunded',
};

const delivered: Record<PaymentKind, string> = {
  listing: 'Listing started',
  featured: 'Car featured',
  membership: 'Membership started',
  renewal: 'Membership extended',
};
