import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '../../lib/live.ts';
import { useLiveIsUp } from '../../lib/live-state.ts';
import { refreshNotices } from './queries.ts';

/** Polling interval while the event stream is down. */
const pollingMs = 15_000;

/** Keeps notifications in sync with the server: by event stream, or by polling while the stream is down. */
export function useNoticesSync() {
  const client = useQueryClient();
  const isUp = useLiveIsUp();
  useLiveEvents(({ kind }) => {
    if (kind === 'notices_changed' || kind === 'connected') refreshNotices(client);
  });
  useEffect(() => {
    // Also on the first connect: something may have happened between the first responses and the stream.
    if (isUp) return refreshNotices(client);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refreshNotices(client);
    }, pollingMs);
    return () => clearInterval(timer);
  }, [client, isUp]);
}
