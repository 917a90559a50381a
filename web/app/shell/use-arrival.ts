import { useRouterState } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { useFocusOnChange } from '../../lib/focus-heading.ts';
import { useRouteTitle } from '../../lib/title.ts';
import type { CurrentPage } from '../use-current-page.ts';

/** Sets the title and focuses the heading on each new page, so screen readers and the keyboard start there. */
export function useArrival(current: CurrentPage | null) {
  const page = current?.page;
  useRouteTitle(page ? pages[page].title : current && '');
  useFocusOnChange(
    useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.screen ?? resolvedLocation?.pathname }),
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** True if the same screen continues under a new address. The focus then stays where it is. */
    screen?: string;
  }
}
