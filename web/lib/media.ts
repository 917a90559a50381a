import { useCallback, useSyncExternalStore } from 'react';

/** Where the layout of a phone ends. */
export const wideScreen = '(min-width: 768px)';

export const isMedia = (query: string): boolean => matchMedia(query).matches;

/** Whether the screen is like this, also when it changes: `(min-width: 860px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watch(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => isMedia(query),
    () => false,
  );
}

/** When the screen becomes like this: a turned phone, a widened window. Answers how to listen no longer. */
export const onMedia = (query: string, run: () => void) => watch(query, ({ matches }) => matches && run());

function watch(query: string, onChange: (media: MediaQueryList) => void) {
  const media = matchMedia(query);
  const listener = () => onChange(media);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
