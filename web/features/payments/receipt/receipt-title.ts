import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt } from '@forecourt/contract/payments/payments.flow.ts';

/** An unpaid payment has no receipt, and a refunded one says so in its title. */
export function receiptTitle({ status }: Pick<Receipt, 'status'>): string {
  if (!hasReceipt(status)) return 'Payment';
  return status === 'refunded' ? 'Receipt (refunded)' : 'Receipt';
}
