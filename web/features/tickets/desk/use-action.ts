import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast, type ToastText } from '../../../ui/toast-list.ts';
import { words } from './words.ts';

interface Transition {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done?: ToastText;
  onDone?: () => void;
}

/** Something done to tickets: it says what became of it, and everything about tickets is read again, also after a refusal. */
export function useAction() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Transition) => run(),
    onSuccess: (_answer, { done, onDone }) => {
      if (done) showToast({ tone: 'good', ...done });
      onDone?.();
    },
    onError: (error) => showToast({ title: sentenceOf(error, words.actionFailed), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  });
  return { act: (transition: Transition) => mutate(transition), isActing: isPending };
}
