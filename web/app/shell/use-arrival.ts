import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { titleText } from '../../lib/title.ts';

/** On each new page: its title, and the focus on its heading, so that screen readers and the keyboard start there. */
export function useArrival(page: PageName | null) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef<string | undefined>(undefined);

  // Before the pages' own effects: they may know a better title (useTitle).
  useLayoutEffect(() => {
    document.title = titleText(page ? pages[page].title : '');
  }, [page, pathname]);

  useEffect(() => {
    const isFirst = last.current === undefined;
    const isSame = last.current === pathname;
    last.current = pathname;
    if (isFirst || isSame || pathname === undefined) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
