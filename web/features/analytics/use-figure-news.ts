import { useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

const news = new Set(['message', 'conversation_changed', 'payment_changed', 'notices_changed', 'connected']);

/** The dashboard follows what people write, buy and pay. */
export function useFigureNews() {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (news.has(kind)) void client.invalidateQueries({ queryKey: api.figures.dashboard.key });
  });
}
