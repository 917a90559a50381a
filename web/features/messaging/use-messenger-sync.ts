import { useEffect, useRef } from 'react';
import { pollingMs } from '@forecourt/contract/messaging/messaging-values.ts';
import { useLiveEvents } from '../../lib/live.ts';
import { useLiveIsUp } from '../../lib/live-state.ts';
import type { Messenger } from './core/messenger.ts';

/** Keeps what is known in step with the server: by the stream, and by asking again and again while that is down. */
export function useMessengerSync(messenger: Messenger, dealerId: number | null) {
  const isUp = useLiveIsUp();
  useLiveEvents((event) => messenger.hear(event));

  const lastDealerId = useRef(dealerId);
  useEffect(() => {
    // On another team, or on none, other conversations are theirs to read.
    if (lastDealerId.current !== dealerId) messenger.askEverything();
    lastDealerId.current = dealerId;
  }, [messenger, dealerId]);

  useEffect(() => {
    // Also the first time: something may have come between the first answers and the stream.
    if (isUp) {
      messenger.askEverything();
      messenger.resumeSending();
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') messenger.askEverything();
    }, pollingMs);
    return () => clearInterval(timer);
  }, [messenger, isUp]);

  useEffect(() => {
    const onOnline = () => {
      messenger.askEverything();
      messenger.resumeSending();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [messenger]);
}
