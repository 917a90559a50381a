import { useEffect, useRef, useState } from 'react';
import { useElementScrollRestoration } from '@tanstack/react-router';

/**
 * Restores the scroll position when coming back to a page. The router scrolls as soon as the page is shown, but while
 * content loads the page is shorter. This scrolls the rest once it has loaded, unless the user has scrolled since.
 */
export function useScrollRestoration(isThere: boolean) {
  const left = useElementScrollRestoration({ getElement: () => window });
  const [place] = useState(isThere ? undefined : left);
  const isSettled = useRef(false);

  useEffect(() => {
    if (!place || isSettled.current) return;
    const settle = () => {
      isSettled.current = true;
    };
    if (isThere) {
      settle();
      // The return value is ignored, because in newer browsers it's a promise, not a cleanup function.
      scrollTo(place.scrollX, place.scrollY);
      return;
    }
    for (const move of moves) addEventListener(move, settle, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, settle);
    };
  }, [place, isThere]);
}

const moves = ['wheel', 'touchmove', 'keydown'] as const;
