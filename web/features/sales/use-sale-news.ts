import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** What the other side or the staff say of a sale shows at once: it is told in its conversation and in its ticket. */
export function useSaleNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'conversation_changed' || kind === 'ticket_changed' || kind === 'connected')
      void client.invalidateQueries({ queryKey: ['sales'] });
  });
}
