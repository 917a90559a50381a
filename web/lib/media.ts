import { useCallback, useSyncExternalStore } from 'react';

/** Where the layout of a phone ends. */
export const wideScreen = '(min-width: 768px)';

/** Where there is room beside what a page is about: `lg` of the styles. */
export const roomyScreen = '(min-width: 1024px)';

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

/**
 * Whether there is room beside. The server draws as if there were; a page that it drew has lost what hangs on this
 * (`emptyWhereNarrow`) before it is taken over.
 */
export const useIsRoomy = (): boolean => useSyncExternalStore(watchRoom, isRoomy, () => wasRoomy ?? isRoomy());

const watchRoom = (onChange: () => void) => watch(roomyScreen, onChange);
/** When the page was taken over; a phone that is turned meanwhile is drawn anew after that. */
let wasRoomy: boolean | undefined;
const isRoomy = () => typeof document === 'undefined' || isMedia(roomyScreen);

/** What stands beside is hidden where there is no room: nobody misses it, and nothing of it has to be taken over. */
export function emptyWhereNarrow(drawn: ParentNode) {
  wasRoomy = isRoomy();
  if (!wasRoomy) for (const part of drawn.querySelectorAll('[data-beside]')) part.replaceChildren();
}

/** When the screen becomes like this: a turned phone, a widened window. Answers how to listen no longer. */
export const onMedia = (query: string, run: () => void) => watch(query, ({ matches }) => matches && run());

function watch(query: string, onChange: (media: MediaQueryList) => void) {
  const media = matchMedia(query);
  const listener = () => onChange(media);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
