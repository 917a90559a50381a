import { useCallback, useSyncExternalStore } from 'react';

/** Upper limit of the phone layout. */
export const wideScreen = '(min-width: 768px)';

/** From here there is room for a sidebar: `lg` in the styles. */
export const roomyScreen = '(min-width: 1024px)';

export const isMedia = (query: string): boolean => matchMedia(query).matches;

/** Whether a media query such as `(min-width: 860px)` matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watch(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => isMedia(query),
    () => false,
  );
}

/**
 * Whether there is room for a sidebar. The server assumes there is. On narrow screens `emptyWhereNarrow` empties those
 * elements before hydration.
 */
export const useIsRoomy = (): boolean => useSyncExternalStore(watchRoom, isRoomy, () => wasRoomy ?? isRoomy());

const watchRoom = (onChange: () => void) => watch(roomyScreen, onChange);
/** When hydration finished. A phone rotated in between re-renders after that. */
let wasRoomy: boolean | undefined;
const isRoomy = () => typeof document === 'undefined' || isMedia(roomyScreen);

/** Sidebars are hidden on narrow screens, so emptying them is invisible and leaves less to hydrate. */
export function emptyWhereNarrow(drawn: ParentNode) {
  wasRoomy = isRoomy();
  if (!wasRoomy) for (const part of drawn.querySelectorAll('[data-beside]')) part.replaceChildren();
}

/**
 * Calls back when a media query starts to match, for example after rotating a phone or widening a window. Returns an
 * unsubscribe function.
 */
export const onMedia = (query: string, run: () => void) => watch(query, ({ matches }) => matches && run());

function watch(query: string, onChange: (media: MediaQueryList) => void) {
  const media = matchMedia(query);
  const listener = () => onChange(media);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
