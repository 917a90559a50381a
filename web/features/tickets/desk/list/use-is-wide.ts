import { useSyncExternalStore } from 'react';

const query = '(min-width: 1160px)';

/** Whether seven columns have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
