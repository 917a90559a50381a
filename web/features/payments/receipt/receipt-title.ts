import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt } from '@forecourt/contract/payments/payments.flow.ts';

/** What was never paid has no receipt, and that of a refunded payment says so. */
export function receiptTitle({ status }: Pick<Receipt, 'status'>): string {
  if (!hasReceipt(status)) return 'Payment';
  return status === 'refunded' ? 'Receipt (refunded)' : 'Receipt';
}
