import { useSyncExternalStore } from 'react';

let held = false;
const listeners = new Set<() => void>();

/** A page with something typed stays as it is while its person signs in again elsewhere. */
export function holdPage(hold: boolean) {
  held = hold;
  for (const listener of listeners) listener();
}

export const usePageIsHeld = () => useSyncExternalStore(subscribe, () => held);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
