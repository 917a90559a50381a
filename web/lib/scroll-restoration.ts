import { useEffect, useRef, useState } from 'react';
import { useElementScrollRestoration } from '@tanstack/react-router';

/**
 * Who comes back to a page stands where they left it. The router goes there as soon as the page is shown; what still
 * loads then is shorter than it was, so the rest of the way is gone once it is there, unless they scrolled on meanwhile.
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
      // Its answer is not handed back: in newer browsers that is a promise, and no way to clean up.
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
