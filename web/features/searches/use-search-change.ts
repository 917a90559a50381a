import { useMutation } from '@tanstack/react-query';
import type { SavedSearch } from '@forecourt/contract/searches/searches.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

/** Pauses, stops and deletes saved searches. A deleted one can be restored from its toast. */
export function useSearchChange() {
  const onError = (error: Error) => showToast({ title: words.notChanged, text: sentenceOf(error), tone: 'danger' });
  const change = useMutation({
    mutationFn: (input: Parameters<typeof api.searches.update>[0]) => api.searches.update(input),
    onError,
  });
  const restore = useMutation({
    mutationFn: (id: number) => api.searches.restore({ id }),
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => api.searches.remove({ id }),
    onSuccess: (_done, { id, name }) =>
      showToast({ title: `${name} deleted`, action: { label: 'Undo', run: () => restore.mutate(id) } }),
    onError,
  });
  return { change: change.mutate, changeNow: change.mutateAsync, remove: remove.mutate };
}
