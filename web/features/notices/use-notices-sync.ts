import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';
import { useLiveIsUp } from '../../lib/live-state.ts';
import { refreshNotices } from './queries.ts';

/** While the live stream is down, so often is asked instead. */
const pollingMs = 15_000;

/** Keeps what is known in step with the server: by the stream, and by asking again and again while that is down. */
export function useNoticesSync() {
  const client = useQueryClient();
  const isUp = useLiveIsUp();
  useLiveEvents(({ kind }) => {
    if (kind === 'notices_changed' || kind === 'connected') refreshNotices(client);
  });
  useEffect(() => {
    // Also the first time: something may have come between the first answers and the stream.
    if (isUp) return refreshNotices(client);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refreshNotices(client);
    }, pollingMs);
    return () => clearInterval(timer);
  }, [client, isUp]);
}
