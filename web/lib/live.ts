import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Hears what the server says while a person is signed in. `connected` means: something may have been missed. */
export function useLiveEvents(onEvent: Listener) {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener: Listener = (event) => hear(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Opens the stream for a signed-in person, and brings its code only then; answers how to close it. */
export function hearLive(address: string, onRefused: () => void): () => void {
  let isWanted = true;
  let close: (() => void) | undefined;
  async function open() {
    const { openLive } = await import('./live-stream.ts');
    if (isWanted) close = openLive(address, tell, onRefused);
  }
  // Without it the page still works; a failed load is tried again with the next page load.
  open().catch(() => undefined);
  return () => {
    isWanted = false;
    close?.();
  };
}

function tell(event: LiveEvent) {
  for (const listener of listeners) listener(event);
}
