import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Server events for a logged-in user. `connected` means that events may have been missed. */
export function useLiveEvents(onEvent: Listener) {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener: Listener = (event) => hear(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Opens the stream for a logged-in user and loads its code only then. Returns a close function. */
export function hearLive(address: string, onRefused: () => void): () => void {
  let isWanted = true;
  let close: (() => void) | undefined;
  async function open() {
    const { openLive } = await import('./live-stream.ts');
    if (isWanted) close = openLive(address, tell, onRefused);
  }
  // The page works without it. A failed load is retried on the next page load.
  open().catch(() => undefined);
  return () => {
    isWanted = false;
    close?.();
  };
}

function tell(event: LiveEvent) {
  for (const listener of listeners) listener(event);
}
