import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { giveUpAfterHours, type PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';

type EventKind = Receipt['events'][number]['kind'];

/** What happened to a payment, in plain words. */
export const eventText = (kind: EventKind, of: PaymentKind): string =>
  kind === 'delivered' ? delivered[of] : happened[kind];

const happened: Record<Exclude<EventKind, 'delivered'>, string> = {
  asked: 'The payment was started',
  opened: 'The bank opened it and waits for the money',
  not_opened: 'The bank could not open it',
  paid: 'It was paid at the bank',
  not_deliverable: 'It could no longer be delivered, so the money will be returned',
  no_longer_offered: 'The price had changed by then, so the money will be returned',
  failed: 'The bank says that it failed',
  cancelled: 'It was cancelled',
  given_up: `It was not paid within ${giveUpAfterHours} hours, so it was cancelled`,
  in_doubt: 'The bank’s answer does not add up, so our staff are looking into it',
  refunded: 'The money was given back',
};

const delivered: Record<PaymentKind, string> = {
  listing: 'The listing began to run',
  featured: 'The car was featured',
  membership: 'The membership began to run',
  renewal: 'The membership was prolonged',
};
