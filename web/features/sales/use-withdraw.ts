import { useMutation } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { useSalesChanged } from './use-sales-changed.ts';
import { words } from './words.ts';

/** Undo for Mark as Sold. If it's too late, the server says why. */
export function useWithdraw(onDone?: () => void) {
  const changed = useSalesChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => api.sales.withdraw({ id }),
    onSuccess: async ({ sale }) => {
      await changed();
      showToast({ title: `Sale undone: ${sale.car_name}`, tone: 'good' });
      onDone?.();
    },
    onError: (error) => {
      showToast({ title: 'We couldn’t undo the sale', text: sentenceOf(error, words.tryAgain), tone: 'danger' });
      void changed();
    },
  });
  return { withdraw: mutate, isWithdrawing: isPending };
}
