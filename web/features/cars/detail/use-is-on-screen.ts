import { useEffect, useState } from 'react';

/** Whether an element is to be seen, even a little. Counts as seen until the browser says otherwise. */
export function useIsOnScreen() {
  const [element, ref] = useState<Element | null>(null);
  const [isOnScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, isOnScreen };
}
