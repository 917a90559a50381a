import { useLayoutEffect, useState, type RefObject } from 'react';
import { dockGap, dockInset } from './dock-place.ts';

/** The purpose of a page: contacting the seller, or sending its form. */
const mainActions = '[data-main-action], main button[type=submit]';

/** The dock's distance from the right edge, measured when it opens and when the window changes. */
export function useDockPlace(dock: RefObject<HTMLElement | null>): number {
  const [inset, setInset] = useState(dockGap);
  useLayoutEffect(() => {
    function look() {
      const element = dock.current;
      if (!element) return;
      const { width, top, bottom } = element.getBoundingClientRect();
      const right = innerWidth - dockGap;
      const actions = [...document.querySelectorAll(mainActions)]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 0);
      setInset(dockInset({ left: right - width, right, top, bottom }, actions, innerWidth));
    }
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [dock]);
  return inset;
}
