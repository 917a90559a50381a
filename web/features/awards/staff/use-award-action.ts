import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Action) => run(),
    onSuccess: (_answer, { done }) => showToast({ title: done, tone: 'good' }),
    onError: (error) => showToast({ title: sentenceOf(error, words.actionFailed), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['awards'] }),
  });
  return { act: (action: Action) => mutate(action), isActing: isPending };
}
