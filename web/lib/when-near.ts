import { isTakingOver } from './first-view.ts';

/**
 * When a part of a page that the server has drawn is about to be seen or used: until then its code is not needed. On
 * pages that are drawn here, at once.
 */
export function whenNear(id: string): Promise<void> {
  const place = isTakingOver() ? document.getElementById(id) : null;
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const isNear = () => {
      observer.disconnect();
      for (const touch of touches) removeEventListener(touch, isNear, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && isNear(), { rootMargin: '100px' });
    observer.observe(place);
    // Whoever begins to do anything here may soon be there.
    for (const touch of touches) addEventListener(touch, isNear, { capture: true, passive: true });
  });
}

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;
