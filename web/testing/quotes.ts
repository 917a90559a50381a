import { vi } from 'vitest';
import type { Payment, Quote } from '@forecourt/contract/payments/payment-shapes.ts';
import type { Answers } from './fake-server.ts';

export const bankLink = 'https://bank.test/pay/0b6f1f9e-4f6b-4a57-9a3e-6a3a7f1f2c11';

/** The price of an account's first listing. */
export const listingQuote: Quote = {
  payment_type: 'listing',
  subject: '2021 Karin Sultan',
  lines: [
    { label: 'Car Listing', amount: 1_500 },
    { label: 'Introductory rate', amount: -1_000 },
  ],
  total: 500,
  lasts_hours: 720,
  would_end_at: '2026-12-15T10:00:00Z',
  refusal: null,
  open_payment: null,
};

export const featureQuote: Quote = {
  ...listingQuote,
  payment_type: 'featured',
  lines: [{ label: 'Featured Car', amount: 2_500 }],
  total: 2_500,
  lasts_hours: 72,
  would_end_at: '2026-11-18T10:00:00Z',
};

export const freeQuote: Quote = {
  ...listingQuote,
  lines: [
    { label: 'Car Listing', amount: 1_500 },
    { label: 'Covered by your membership', amount: -1_500 },
  ],
  total: 0,
};

/** Started but not paid: the listing for car 7. */
export const openListing: Payment = {
  id: 43,
  payment_type: 'listing',
  amount: 1_500,
  status: 'pending',
  subject: '2021 Karin Sultan',
  gta_world_transaction_id: '0b6f1f9e-4f6b-4a57-9a3e-6a3a7f1f2c11',
  car_id: 7,
  dealer_account_id: null,
  membership_id: null,
  created_at: '2026-11-15T09:00:00Z',
  settled_at: null,
  refund_is_due: false,
  is_in_doubt: false,
};

export const quoted = (quote: Quote) => ({ 'payments.quote': { success: true, quote } }) satisfies Answers;

/** Response of a purchase that has to be paid at the bank. */
export const toBank = { success: true as const, payment: openListing, payment_link: bankLink };
export const hadForFree = { success: true as const, payment: null, payment_link: null };

/** Replaces leaving the page. The test's window stays. */
export const watchLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
