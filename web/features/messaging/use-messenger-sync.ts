import { useEffect, useRef } from 'react';
import { pollingMs } from '@forecourt/contract/messaging/messaging-values.ts';
import { useLiveEvents } from '../../lib/live.ts';
import { useLiveIsUp } from '../../lib/live-state.ts';
import type { Messenger } from './core/messenger.ts';

/** Keeps the messenger in sync with the server: by event stream, or by polling while the stream is down. */
export function useMessengerSync(messenger: Messenger, dealerId: number | null) {
  const isUp = useLiveIsUp();
  useLiveEvents((event) => messenger.hear(event));

  const lastDealerId = useRef(dealerId);
  useEffect(() => {
    // A user who joins or leaves a team can read other conversations.
    if (lastDealerId.current !== dealerId) messenger.askEverything();
    lastDealerId.current = dealerId;
  }, [messenger, dealerId]);

  useEffect(() => {
    // Also on the first connect: something may have happened between the first responses and the stream.
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
