import { useMutation } from '@tanstack/react-query';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import type { OwnerTransition } from '@forecourt/contract/wanted/wanted.flow.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

const done: Record<OwnerTransition, string> = {
  renew: 'Wanted ad renewed for 30 days',
  close: 'Wanted ad closed',
  delete: 'Wanted ad deleted',
  restore: 'Wanted ad restored',
};
const undo: Partial<Record<OwnerTransition, OwnerTransition>> = { close: 'renew', delete: 'restore' };

/** Renews, closes, deletes or restores an ad. Closing and deleting can be undone from the toast. */
export function useWantedChange({ id }: WantedAd) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (transition: OwnerTransition) => api.wanted.change({ id, transition }),
    onSuccess: (_done, transition) => {
      const back = undo[transition];
      showToast({
        title: done[transition],
        tone: 'good',
        ...(back && { action: { label: 'Undo', run: () => mutate(back) } }),
      });
    },
    onError: (error) => showToast({ title: words.notChanged, text: sentenceOf(error), tone: 'danger' }),
  });
  return { change: mutate, busyWith: isPending ? variables : undefined };
}
