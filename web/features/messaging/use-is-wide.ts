import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

export const isWide = (): boolean => matchMedia(query).matches;

/** Whether the list and a conversation have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
