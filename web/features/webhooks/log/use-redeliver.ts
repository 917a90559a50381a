import { refetched } from '../../../lib/refetch.ts';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';
import type { LogSide } from './log-side.ts';

/** Sends a delivery again, with the same ID. */
export function useRedeliver({ again }: Pick<LogSide, 'again'>, onDone?: () => void) {
  return useMutation({
    mutationFn: again,
    onSuccess: () => {
      showToast({ title: 'Sending again', tone: 'good' });
      onDone?.();
    },
    onError: (failure) => showToast({ title: sentenceOf(failure), tone: 'danger' }),
    onSettled: refetched,
  });
}
