import { useSyncExternalStore } from 'react';

let isUp = false;
const listeners = new Set<() => void>();

/** Told by the stream itself. */
export function setLiveIsUp(next: boolean) {
  if (next === isUp) return;
  isUp = next;
  for (const listener of listeners) listener();
}

/** Whether the stream is open and has spoken; while it is not, who must know asks again and again instead. */
export const useLiveIsUp = (): boolean => useSyncExternalStore(subscribe, () => isUp);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
