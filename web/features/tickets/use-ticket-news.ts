import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** What the team or another tab did to a ticket shows at once. */
export function useTicketNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'ticket_changed' || kind === 'connected') void client.invalidateQueries({ queryKey: ['tickets'] });
  });
}
