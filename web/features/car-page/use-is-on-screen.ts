import { useCallback, useState } from 'react';

/** Whether any part of an element is visible. True until the browser reports otherwise. */
export function useIsOnScreen() {
  const [isOnScreen, setOnScreen] = useState(true);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isOnScreen };
}
