import { useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

const news = new Set(['users_changed', 'ticket_changed', 'market_changed', 'notices_changed', 'connected']);

/** What is done in the other tabs shows in the figures at once, whoever did it. */
export function useDashboardNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (news.has(kind)) void client.invalidateQueries({ queryKey: api.staff.dashboard.key });
  });
}
