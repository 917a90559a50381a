import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** What became of a payment elsewhere (at the bank, in another tab) shows at once: payments and the cars they are for. */
export function usePaymentNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind !== 'payment_changed' && kind !== 'connected') return;
    void client.invalidateQueries({ queryKey: ['payments'] });
    void client.invalidateQueries({ queryKey: ['cars'] });
  });
}
