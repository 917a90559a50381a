import { useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

const updateKinds = new Set(['users_changed', 'ticket_changed', 'market_changed', 'notices_changed', 'connected']);

/** Refetches the dashboard when anyone changes something it counts. */
export function useDashboardUpdates() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (updateKinds.has(kind)) void client.invalidateQueries({ queryKey: api.staff.dashboard.key });
  });
}
