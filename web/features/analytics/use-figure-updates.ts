import { useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

const updateKinds = new Set(['message', 'conversation_changed', 'payment_changed', 'notices_changed', 'connected']);

/** Refetches the dashboard after messages, sales and payments. */
export function useFigureUpdates() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (updateKinds.has(kind)) void client.invalidateQueries({ queryKey: api.figures.dashboard.key });
  });
}
