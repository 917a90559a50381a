import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';

/** What was never paid has no receipt. */
export const receiptTitle = ({ paid_at, status }: Pick<Receipt, 'paid_at' | 'status'>): string =>
  paid_at !== null || status === 'completed' || status === 'refunded' ? 'Receipt' : 'Payment';
