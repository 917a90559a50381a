import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast-list.ts';

/** What is shown of dealers is read again, however it went; done, it is said and the dialog goes. */
export function useDone(onClose: () => void) {
  const client = useQueryClient();
  return async (action: Promise<unknown>, said: string) => {
    try {
      await action;
    } finally {
      void client.invalidateQueries({ queryKey: ['dealers'] });
    }
    showToast({ title: said, tone: 'good' });
    onClose();
  };
}
