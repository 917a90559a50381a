import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast-list.ts';

/** Shows a toast and refetches everything that shows the change: the list, the details, the log and the dashboard. */
export function useUserChange(onDone: () => void) {
  const client = useQueryClient();
  return async (message: string) => {
    showToast({ title: message, tone: 'good' });
    onDone();
    await Promise.all(
      (['users', 'staff'] as const).map((feature) => client.invalidateQueries({ queryKey: [feature] })),
    );
  };
}
