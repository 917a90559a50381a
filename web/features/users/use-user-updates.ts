import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** Refetches user data when anyone joins, leaves or is restricted. */
export function useUserUpdates() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'users_changed' || kind === 'connected') void client.invalidateQueries({ queryKey: ['users'] });
  });
}
