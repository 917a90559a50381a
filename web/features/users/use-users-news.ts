import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** Who comes, goes or is restricted shows at once, whoever of the staff did it. */
export function useUsersNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'users_changed' || kind === 'connected') void client.invalidateQueries({ queryKey: ['users'] });
  });
}
