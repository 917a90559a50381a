import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast-list.ts';

/** Says what was done, and has everything read anew that shows it: the list, the details, the log and the dashboard. */
export function useUserChange(onDone: () => void) {
  const client = useQueryClient();
  return async (said: string) => {
    showToast({ title: said, tone: 'good' });
    onDone();
    await Promise.all(
      (['users', 'staff'] as const).map((feature) => client.invalidateQueries({ queryKey: [feature] })),
    );
  };
}
