import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';
import { invalidatePayments } from './invalidate-payments.ts';

/** What became of a payment elsewhere (at the bank, in another tab) shows at once. */
export function usePaymentNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'payment_changed' || kind === 'connected') void invalidatePayments(client);
  });
}
