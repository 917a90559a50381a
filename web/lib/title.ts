import { useLayoutEffect, useRef } from 'react';
import { isHydrating } from './ssr-state.ts';
import { site } from './site.ts';

export const titleText = (title: string): string => (title ? `${title} · ${site.name}` : site.name);

let ofRoute: string | null = null;
let ofPage: string | undefined;
let waiting = 0;

/** Sets the route's title. Used once, by the shell. `null` while no route is known. */
export function useRouteTitle(title: string | null) {
  const isDrawn = useRef(isHydrating());
  useLayoutEffect(() => {
    ofRoute = title;
    // The server has already set a more specific title.
    if (!isDrawn.current) write();
    isDrawn.current = false;
  }, [title]);
}

/** Sets a more specific title, such as a user's name or a car. Takes precedence while the page is mounted. */
export function useTitle(title: string | undefined) {
  useLayoutEffect(() => {
    ofPage = title;
    write();
    return () => {
      ofPage = undefined;
      write();
    };
  }, [title]);
}

/** Shows the unread count in front of every title. Used once. */
export function useWaitingInTitle(count: number) {
  useLayoutEffect(() => {
    waiting = count;
    write();
    return () => {
      waiting = 0;
      write();
    };
  }, [count]);
}

function write() {
  const title = ofPage ?? ofRoute;
  const mark = waiting > 0 ? `(${waiting > 99 ? '99+' : waiting}) ` : '';
  if (title !== null) document.title = mark + titleText(title);
}
