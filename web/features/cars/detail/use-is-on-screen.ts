import { useCallback, useState } from 'react';

/** Whether an element is to be seen, even a little. Counts as seen until the browser says otherwise. */
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
