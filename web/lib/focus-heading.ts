import { useEffect, useRef } from 'react';

/** Where reading starts: the page's heading, for the keyboard and screen readers. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** When one screen takes another's place within a page, what had the focus is gone: the new heading has it then. */
export function useFocusOnChange(screen: string | undefined) {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (last.current !== undefined && screen !== undefined && last.current !== screen) focusHeading();
    last.current = screen;
  }, [screen]);
}
