import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import type { Screen } from './screen-of.ts';

export const titles: Record<Screen, string> = {
  asking: 'Checking with the bank…',
  paid: 'Payment received',
  pending: 'Waiting for the bank',
  unanswered: 'We’re still checking your payment',
  in_doubt: 'We’re looking into your payment',
  failed: 'Your payment failed',
  cancelled: 'This payment was cancelled',
  refund_due: 'Refund pending',
  refunded: 'This payment was refunded',
  unknown: 'Payment not found',
};

export function textOf(screen: Screen, payment: Payment | undefined): string {
  const it = payment && `${money(payment.amount)} for ${purposes[payment.payment_type]} ${payment.subject}`;
  switch (screen) {
    case 'asking':
      return 'This takes a moment.';
    case 'unanswered':
      return 'The bank hasn’t answered yet. We’ll keep checking, so you can leave this page. Please don’t pay again.';
    case 'unknown':
      return 'You don’t have a payment with this address. You can find all your payments in your payment history.';
    case 'pending':
      return `You haven’t paid ${it} yet. Finish at the bank, or cancel. This page will update automatically.`;
    case 'in_doubt':
      return `The bank’s record doesn’t match your payment of ${it}. Our staff are looking into it. Please don’t pay again.`;
    case 'paid':
      return `You paid ${it}. Thank you!`;
    case 'failed':
      return `The bank declined ${it}. You weren’t charged.`;
    case 'cancelled':
      return `${it}. You weren’t charged.`;
    case 'refund_due':
      return `You paid ${it}, but it’s no longer available. Our staff will refund you.`;
    case 'refunded':
      return `We refunded ${it}.`;
  }
}

const purposes: Record<PaymentKind, string> = {
  listing: 'listing',
  featured: 'featuring',
  membership: 'the membership of',
  renewal: 'renewing the membership of',
};
