import { useLayoutEffect, useRef } from 'react';
import { isHydrating } from './ssr-state.ts';
import { site } from './site.ts';

export const titleText = (title: string): string => (title ? `${title} · ${site.name}` : site.name);

let ofRoute: string | null = null;
let ofPage: string | undefined;
let waiting = 0;

/** The title that the route gives. Used once, by the shell; `null` while no route is known. */
export function useRouteTitle(title: string | null) {
  const isDrawn = useRef(isHydrating());
  useLayoutEffect(() => {
    ofRoute = title;
    // The server has written one that says more.
    if (!isDrawn.current) write();
    isDrawn.current = false;
  }, [title]);
}

/** A page that knows more than its route: a person's name, a car. It wins as long as the page stands. */
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

/** How much waits to be read, before every title. Used once, by who knows it. */
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
