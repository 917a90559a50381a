import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveIsUp } from '../../lib/live-state.ts';
import { useLiveEvents } from '../../lib/live.ts';

/** Shows changes by others or in another tab right away. Polls while the event stream is down. */
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
