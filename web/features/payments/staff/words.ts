import type { Doubt, PaymentOrder } from '@forecourt/contract/payments/staff-payment-values.ts';
import type { StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import { money } from '../../../lib/format.ts';
import { eventText } from '../receipt/event-words.ts';

export const words = {
  failed: 'We couldn’t load the payments',
  onePaymentFailed: 'We couldn’t load the payment',
  totalsFailed: 'We couldn’t load the totals',
  none: 'No payments found',
  nothing: 'Nothing to review',
  nothingText: 'All payments match the bank’s records, and no refunds are due.',
  ownPayment: 'You or your team made this payment, so a colleague will handle it.',
};

export const orderNames: Record<PaymentOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest amount first',
  lowest: 'Lowest amount first',
};

export const doubtNames: Record<Doubt, string> = {
  wrong_amount: 'Wrong amount received',
  wrong_mode: 'Paid with play money',
};

type Event = StaffPaymentDetails['events'][number];
type BankSaid = NonNullable<Event['bank_said']>;

const said: Record<BankSaid['status'], string> = {
  pending: 'not paid yet',
  payment_successful: 'paid',
  payment_failed: 'failed',
};

/** For example "paid, $1,400, play money". */
export const bankText = ({ status, amount, mode }: BankSaid): string =>
  [said[status], money(amount), mode === 'sandbox' && 'play money'].filter(Boolean).join(', ');

const causes: Record<Event['cause'], string> = {
  buyer: 'by the buyer',
  return: 'when the buyer came back from the bank',
  callback: 'when the bank notified us',
  job: 'when we checked with the bank',
  staff: 'when staff checked',
};

/** The person or event that caused it, as far as known. */
export const causeText = ({ cause, by_name }: Event): string => (by_name ? `by ${by_name}` : causes[cause]);

export const whatHappened = (
  { kind }: Pick<Event, 'kind'>,
  payment: Pick<StaffPaymentDetails, 'payment_type'>,
): string =>
  kind === 'claimed_by_other'
    ? 'Another user returned from the bank with this payment’s ID'
    : eventText(kind, payment.payment_type);
