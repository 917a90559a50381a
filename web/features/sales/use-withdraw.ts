import { useMutation } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { useSalesChanged } from './use-sales-changed.ts';
import { words } from './words.ts';

/** Undo of Mark as Sold. Where it is too late for that, the server says why. */
export function useWithdraw(onDone?: () => void) {
  const changed = useSalesChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => api.sales.withdraw({ id }),
    onSuccess: async ({ sale }) => {
      await changed();
      showToast({ title: `The sale is undone: ${sale.car_name}`, tone: 'good' });
      onDone?.();
    },
    onError: (error) => {
      showToast({ title: 'The sale was not undone', text: sentenceOf(error, words.tryAgain), tone: 'danger' });
      void changed();
    },
  });
  return { withdraw: mutate, isWithdrawing: isPending };
}
