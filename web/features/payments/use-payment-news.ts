import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';
import { invalidatePayments } from './invalidate-payments.ts';

/** Shows payment changes from elsewhere (the bank, another tab) right away. */
export function usePaymentNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'payment_changed' || kind === 'connected') void invalidatePayments(client);
  });
}
