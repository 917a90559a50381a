import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import { setLiveIsUp } from './live-state.ts';

/**
 * Opens the event stream and keeps it open. Returns a close function. The browser reconnects automatically unless the
 * connection was refused. In that case `onRefused` is called and we retry with growing delays. A hidden tab closes its
 * stream, because browsers allow few connections per site.
 */
export function openLive(address: string, onEvent: (event: LiveEvent) => void, onRefused: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let hasConnected = false;

  function open() {
    clearTimeout(timer);
    if (source) return;
    source = new EventSource(address);
    source.addEventListener('message', (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as LiveEvent;
      refusals = 0;
      setLiveIsUp(true);
      if (event.kind === 'connected' && !hasConnected) hasConnected = true;
      else onEvent(event);
    });
    source.addEventListener('error', () => {
      setLiveIsUp(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      letGo();
      refusals += 1;
      timer = setTimeout(open, Math.min(60_000, 2_000 * 2 ** refusals) * (0.5 + Math.random() / 2));
      onRefused();
    });
  }

  function letGo() {
    source?.close();
    source = undefined;
    setLiveIsUp(false);
  }

  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') open();
    else timer = setTimeout(letGo, hiddenMs);
  }

  open();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    letGo();
  };
}

const hiddenMs = 60_000;
