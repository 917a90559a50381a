import type { PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';

/** Label and colour of each payment status. */
export const statusWords: Record<PaymentStatus, { label: string; tone: 'neutral' | 'good' | 'warn' | 'danger' }> = {
  pending: { label: 'Pending', tone: 'warn' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
