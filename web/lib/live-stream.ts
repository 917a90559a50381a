import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import { setLiveIsUp } from './live-state.ts';

/**
 * Opens the stream and keeps it open; answers how to close it. The browser reconnects by itself unless it was refused:
 * then `onRefused` is told and it is tried again with growing pauses. A tab nobody looks at lets go of it,
 * because browsers allow few connections per site.
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
