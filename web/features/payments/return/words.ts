import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import type { Screen } from './screen-of.ts';

export const titles: Record<Screen, string> = {
  asking: 'Asking the bank…',
  paid: 'Payment received',
  pending: 'The bank has not decided yet',
  unanswered: 'We are still checking your payment',
  in_doubt: 'We are looking into your payment',
  failed: 'The payment did not go through',
  cancelled: 'This payment was cancelled',
  refund_due: 'Your money will be given back',
  refunded: 'This payment was refunded',
  unknown: 'Payment not found',
};

export function textOf(screen: Screen, payment: Payment | undefined): string {
  const it = payment && `${money(payment.amount)} for ${purposes[payment.payment_type]} ${payment.subject}`;
  switch (screen) {
    case 'asking':
      return 'This takes a moment.';
    case 'unanswered':
      return 'There is no answer about it at the moment. We will keep asking, also after you leave this page, so there is no need to wait. Please do not pay again.';
    case 'unknown':
      return 'There is no payment of yours at this address. The ones you made are in your payment history.';
    case 'pending':
      return `You have not paid ${it} yet. Finish it at the bank, or cancel it. This page changes by itself when it is paid.`;
    case 'in_doubt':
      return `What the bank says of ${it} does not add up. Our staff have been told and are looking into it. Please do not pay again in the meantime.`;
    case 'paid':
      return `You paid ${it}. Thank you!`;
    case 'failed':
      return `The bank refused ${it}. Nothing was charged.`;
    case 'cancelled':
      return `It was ${it}. Nothing was charged.`;
    case 'refund_due':
      return `You paid ${it}, but that offer no longer stands. Our staff have been told and will return the money.`;
    case 'refunded':
      return `${it} was returned to you.`;
  }
}

const purposes: Record<PaymentKind, string> = {
  listing: 'listing',
  featured: 'featuring',
  membership: 'the membership of',
  renewal: 'renewing the membership of',
};
