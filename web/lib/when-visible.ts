import { isHydrating } from './ssr-state.ts';

/**
 * Calls back when a part of a server-rendered page becomes visible or the user does anything, so its code can wait
 * until then. On client-rendered pages, immediately.
 */
export function whenVisible(id: string): Promise<void> {
  const place = isHydrating() ? document.getElementById(id) : null;
  if (!place) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  // An element whose top edge only touches the bottom of the screen isn't visible yet.
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { rootMargin: '-25%' });
  observer.observe(place);
  void promise.then(() => observer.disconnect());
  void whenFirstInteraction().then(resolve);
  return promise;
}

/** Calls back on the first user action on a server-rendered page, or after a delay if one is given. */
export function whenFirstInteraction(orAfterMs?: number): Promise<void> {
  if (!isHydrating()) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const used = new AbortController();
  for (const sign of signs)
    addEventListener(sign, (event) => isMade(event) && resolve(), {
      capture: true,
      passive: true,
      signal: used.signal,
    });
  void promise.then(() => used.abort());
  if (orAfterMs !== undefined) setTimeout(resolve, orAfterMs);
  return promise;
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Browsers fire a mouse move without any movement when new content appears under the pointer. */
const isMade = (event: Event): boolean =>
  event.type !== 'pointermove' || (event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0;
