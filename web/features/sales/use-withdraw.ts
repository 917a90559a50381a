import { useMutation } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';

/** Undo for Mark as Sold. If it's too late, the server says why. */
export function useWithdraw(onDone?: () => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => api.sales.withdraw({ id }),
    onSuccess: async ({ sale }) => {
      await refetched();
      showToast({ title: `Sale undone: ${sale.car_name}`, tone: 'good' });
      onDone?.();
    },
    onError: (error) => {
      showToast({ title: 'We couldn’t undo the sale', text: sentenceOf(error), tone: 'danger' });
      void refetched();
    },
  });
  return { withdraw: mutate, isWithdrawing: isPending };
}
