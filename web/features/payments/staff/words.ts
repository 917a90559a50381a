import type { Doubt, PaymentOrder } from '@forecourt/contract/payments/staff-payment-values.ts';
import type { StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import { money } from '../../../lib/format.ts';
import { eventText } from '../receipt/event-words.ts';

export const words = {
  failed: 'The payments did not load',
  onePaymentFailed: 'The payment did not load',
  totalsFailed: 'The totals did not load',
  tryAgain: 'Something went wrong on our side.',
  none: 'No payments found',
  nothing: 'Nothing waits',
  nothingText: 'What the bank says fits everything that was asked for, and no money is to be given back.',
  ownPayment: 'This is a payment of yours or of your team. A colleague acts on it.',
};

export const orderNames: Record<PaymentOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest amount first',
  lowest: 'Lowest amount first',
};

export const doubtNames: Record<Doubt, string> = {
  wrong_amount: 'Another amount arrived',
  wrong_mode: 'Paid with play money',
};

type Event = StaffPaymentDetails['events'][number];
type BankSaid = NonNullable<Event['bank_said']>;

const said: Record<BankSaid['status'], string> = {
  pending: 'not paid yet',
  payment_successful: 'paid',
  payment_failed: 'failed',
};

/** "paid, $1,400, play money" */
export const bankText = ({ status, amount, mode }: BankSaid): string =>
  [said[status], money(amount), mode === 'sandbox' && 'play money'].filter(Boolean).join(', ');

const causes: Record<Event['cause'], string> = {
  buyer: 'by the buyer',
  return: 'when the buyer came back from the bank',
  callback: 'when the bank called',
  job: 'when we asked the bank',
  staff: 'when staff asked',
};

/** Who brought it about, as far as it is known. */
export const causeText = ({ cause, by_name }: Event): string => (by_name ? `by ${by_name}` : causes[cause]);

export const whatHappened = (
  { kind }: Pick<Event, 'kind'>,
  payment: Pick<StaffPaymentDetails, 'payment_type'>,
): string =>
  kind === 'claimed_by_other'
    ? 'Somebody else came back from the bank with its name'
    : eventText(kind, payment.payment_type);
