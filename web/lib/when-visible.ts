import { isHydrating } from './ssr-state.ts';

/**
 * When a part of a page that the server has drawn is seen, or anything is done: until then its code is not needed. On
 * pages that are drawn here, at once.
 */
export function whenVisible(id: string): Promise<void> {
  const place = isHydrating() ? document.getElementById(id) : null;
  if (!place) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  // Its upper edge at the lower one of a phone is not looked at yet.
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { rootMargin: '-25%' });
  observer.observe(place);
  void promise.then(() => observer.disconnect());
  void whenFirstInteraction().then(resolve);
  return promise;
}

/** When somebody first does anything on a page that the server has drawn; or, where that is said, has had it for so long. */
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

/** A browser tells of a move that nobody made when something new comes to lie beneath the pointer. */
const isMade = (event: Event): boolean =>
  event.type !== 'pointermove' || (event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0;
