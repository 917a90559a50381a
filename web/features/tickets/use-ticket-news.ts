import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveIsUp } from '../../lib/live-state.ts';
import { useLiveEvents } from '../../lib/live.ts';

/** What others or another tab do with tickets shows at once; while the stream is down it is asked for again and again. */
export function useTicketNews(isSignedIn = true) {
  const client = useQueryClient();
  const isUp = useLiveIsUp();
  useLiveEvents(({ kind }) => {
    if (kind === 'ticket_changed' || kind === 'connected') void client.invalidateQueries({ queryKey: ['tickets'] });
  });
  useEffect(() => {
    if (isUp || !isSignedIn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: ['tickets'] });
    }, pollingMs);
    return () => clearInterval(timer);
  }, [client, isUp, isSignedIn]);
}

const pollingMs = 15_000;
