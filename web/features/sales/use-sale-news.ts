import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';

/** Shows changes by the other side or staff right away. They arrive as conversation and ticket events. */
export function useSaleNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (kind === 'conversation_changed' || kind === 'ticket_changed' || kind === 'connected')
      void client.invalidateQueries({ queryKey: ['sales'] });
  });
}
