import { refetched } from '../../../lib/refetch.ts';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';

interface Action {
  run: () => Promise<unknown>;
  /** The toast on success. */
  done: string;
}

/** Runs an award action, shows the outcome and refetches all award data, even after a failure. */
export function useAwardAction() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Action) => run(),
    onSuccess: (_answer, { done }) => showToast({ title: done, tone: 'good' }),
    onError: (error) => showToast({ title: sentenceOf(error, words.actionFailed), tone: 'danger' }),
    onSettled: refetched,
  });
  return { act: (action: Action) => mutate(action), isActing: isPending };
}
