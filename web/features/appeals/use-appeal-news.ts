import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** What is decided elsewhere shows at once: an appeal is a ticket, and what it undoes may be one's own standing. */
export function useAppealNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'ticket_changed' || kind === 'session_changed' || kind === 'connected')
      void client.invalidateQueries({ queryKey: ['appeals'] });
  });
}
