import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast-list.ts';

/**
 * Runs an action, then refetches all dealer data even if it failed. On success it shows a toast and closes the dialog.
 */
export function useDone(onClose: () => void) {
  const client = useQueryClient();
  return async (action: Promise<unknown>, message: string) => {
    try {
      await action;
    } finally {
      void client.invalidateQueries({ queryKey: ['dealers'] });
    }
    showToast({ title: message, tone: 'good' });
    onClose();
  };
}
