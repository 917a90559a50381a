import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { payments } from '@forecourt/contract/payments/payments.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../../lib/api.ts';
import { useLiveEvents } from '../../../lib/live.ts';
import { isFinal, screenOf } from './screen-of.ts';

type Answer = Result<typeof payments.processGtaWorldPayment>;

/**
 * Checks a payment's outcome until it's settled: when the server reports a change, when the user returns to the page,
 * and with growing delays while they're on it.
 */
export function useReturnedPayment(paymentId: string | undefined) {
  const client = useQueryClient();
  const isName = paymentId !== undefined && name.test(paymentId);
  const { data, error, isFetching, refetch } = useQuery<Answer>({
    queryKey: [...api.payments.processGtaWorldPayment.key, paymentId],
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Answer>([...api.payments.processGtaWorldPayment.key, paymentId]);
      const id = /^\d+$/.test(paymentId ?? '') ? Number(paymentId) : (paymentId ?? '');
      const answer = await api.payments.processGtaWorldPayment({ payment_id: id }, { signal });
      // The listing, the history and the membership have changed too.
      if (before?.payment.status !== answer.payment.status) {
        void client.invalidateQueries({ queryKey: ['cars'] });
        void client.invalidateQueries({ queryKey: ['payments'], predicate: ({ queryKey }) => queryKey[1] !== self });
      }
      return answer;
    },
    enabled: isName,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: (query) => !isFinal(screenOf({ answer: query.state.data, error: query.state.error })),
    refetchInterval: ({ state }) => {
      if (isFinal(screenOf({ answer: state.data, error: state.error }))) return false;
      return pauseMs(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  useLiveEvents((event) => {
    if (event.kind === 'connected' || (event.kind === 'payment_changed' && event.payment_id === data?.payment.id))
      void refetch();
  });
  return {
    payment: data?.payment,
    screen: isName ? screenOf({ answer: data, error }) : ('unknown' as const),
    isAsking: isFetching,
    askNow: () => void refetch(),
  };
}

const [, self] = api.payments.processGtaWorldPayment.key;

/** The bank's UUID, or our own number. */
const name = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9]\d{0,14})$/i;

/** 2, 3, 4.5 … seconds, up to half a minute. */
export const pauseMs = (asked: number): number => Math.min(30_000, 2_000 * 1.5 ** Math.max(0, asked - 1));
