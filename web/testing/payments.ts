import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { Membership, Payment, Quote, Receipt } from '@forecourt/contract/payments/payment-shapes.ts';

/** A paid listing of a Sultan RS. */
export const paidListing: Payment = {
  id: 41,
  payment_type: 'listing',
  amount: 500,
  status: 'completed',
  subject: '2020 Karin Sultan RS',
  gta_world_transaction_id: '0b6f1f9e-4f6b-4a57-9a3e-6a3a7f1f2c11',
  car_id: 7,
  dealer_account_id: null,
  membership_id: null,
  created_at: '2026-11-14T10:00:00Z',
  settled_at: '2026-11-14T10:03:00Z',
  refund_is_due: false,
  is_in_doubt: false,
};

/** Started but not paid yet. */
export const openFeature: Payment = {
  ...paidListing,
  id: 42,
  payment_type: 'featured',
  amount: 250,
  status: 'pending',
  created_at: '2026-11-15T09:00:00Z',
  settled_at: null,
};

type History = Result<(typeof contract)['payments']['paymentHistory']>;

export const historyOf = (payments: Payment[], more: Partial<History> = {}): History => ({
  success: true,
  payments,
  total: payments.length,
  matching: payments.length,
  total_spent: payments.reduce((sum, { status, amount }) => sum + (status === 'completed' ? amount : 0), 0),
  page: 1,
  pages: payments.length > 0 ? 1 : 0,
  ...more,
});

export const aReceipt: Receipt = {
  ...paidListing,
  lines: [
    { label: 'Listing for 30 days', amount: 600 },
    { label: 'New member discount', amount: -100 },
  ],
  lasts_hours: 720,
  paid_at: '2026-11-14T10:02:00Z',
  buyer_name: 'Johnny Pearson',
  company_name: null,
  refund_reason: null,
  events: [
    { kind: 'asked', at: '2026-11-14T10:00:00Z' },
    { kind: 'opened', at: '2026-11-14T10:00:01Z' },
    { kind: 'paid', at: '2026-11-14T10:02:00Z' },
    { kind: 'delivered', at: '2026-11-14T10:03:00Z' },
  ],
};

export const aMembership: Membership = {
  id: 5,
  dealer_account_id: 3,
  company_name: 'Eclipse Motors',
  status: 'active',
  started_at: '2026-10-01T10:00:00Z',
  ends_at: '2099-12-01T10:00:00Z',
  grace_ends_at: '2099-12-08T10:00:00Z',
  next_purchase: 'renewal',
  is_suspended: false,
};

export const renewalQuote: Quote = {
  payment_type: 'renewal',
  subject: 'Eclipse Motors',
  lines: [
    { label: 'Membership for 30 days', amount: 5_000 },
    { label: 'Early bird', amount: -500 },
  ],
  total: 4_500,
  lasts_hours: 720,
  would_end_at: '2099-12-31T10:00:00Z',
  refusal: null,
  open_payment: null,
};
