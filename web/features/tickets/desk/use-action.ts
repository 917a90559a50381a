import { refetched } from '../../../lib/refetch.ts';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast, type ToastText } from '../../../ui/toast-list.ts';
import { words } from './words.ts';

interface Transition {
  run: () => Promise<unknown>;
  /** Toast shown on success. */
  done?: ToastText;
  onDone?: () => void;
}

/** Runs a ticket action, shows its outcome, and refetches all ticket queries even if it was refused. */
export function useAction() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Transition) => run(),
    onSuccess: (_answer, { done, onDone }) => {
      if (done) showToast({ tone: 'good', ...done });
      onDone?.();
    },
    onError: (error) => showToast({ title: sentenceOf(error, words.actionFailed), tone: 'danger' }),
    onSettled: refetched,
  });
  return { act: (transition: Transition) => mutate(transition), isActing: isPending };
}
