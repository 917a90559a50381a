import { useEffect, useRef } from 'react';

/** Focuses the page's heading, so the keyboard and screen readers start there. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Focuses the new heading when one screen replaces another within a page, because the focused element is gone. */
export function useFocusOnChange(screen: string | undefined) {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (last.current !== undefined && screen !== undefined && last.current !== screen) focusHeading();
    last.current = screen;
  }, [screen]);
}
