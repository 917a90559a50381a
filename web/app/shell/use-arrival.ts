import { useRouterState } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { useFocusOnChange } from '../../lib/focus-heading.ts';
import { useRouteTitle } from '../../lib/title.ts';
import type { CurrentPage } from '../use-current-page.ts';

/** On each new page: its title, and the focus on its heading, so that screen readers and the keyboard start there. */
export function useArrival(current: CurrentPage | null) {
  const page = current?.page;
  useRouteTitle(page ? pages[page].title : current && '');
  useFocusOnChange(
    useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.screen ?? resolvedLocation?.pathname }),
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The screen that goes on under a new address: nobody arrived anywhere, and the focus stays where it is. */
    screen?: string;
  }
}
