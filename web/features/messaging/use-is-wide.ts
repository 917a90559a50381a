import { useSyncExternalStore } from 'react';

/** The list and a conversation have room beside each other. */
const wide = mediaOf('(min-width: 768px)');
/** Beside the page, which is at most 1320 px wide (`wrap`), a button has room without lying over anything. */
const margin = mediaOf('(min-width: 1500px)');

export const isWide = wide.isSo;
export const useIsWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.isSo);
export const useHasMargin = (): boolean => useSyncExternalStore(margin.subscribe, margin.isSo);

function mediaOf(query: string) {
  return {
    isSo: (): boolean => matchMedia(query).matches,
    subscribe: (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
  };
}
