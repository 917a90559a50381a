import { createRouter, useRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import type { PageName } from '@forecourt/contract/pages.ts';
import { isHydrating } from '../lib/ssr-state.ts';
import { parseSearch, stringifySearch } from '../lib/search-text.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { routeTree } from './routes/routes.ts';

/** @param isDrawing on the server, where nobody scrolls: its router would write a script about that into the page */
export const createAppRouter = (history?: RouterHistory, isDrawing = false) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    scrollRestoration: !isDrawing && scrollUnlessScrolled(),
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 400,
    defaultErrorComponent: PageFailure,
  });

function PageFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <FailureScreen error={error} onRetry={() => void router.invalidate()} />;
}

/** Not where a page that the server drew is taken over: who reads on further down by then stays there. */
function scrollUnlessScrolled() {
  let isFirst = true;
  return () => {
    const stays = isFirst && isHydrating() && scrollY > 0;
    isFirst = false;
    // The router knows of no scrolling before it was there: without this, who leads on and comes back starts at the top.
    if (stays) document.dispatchEvent(new Event('scroll'));
    return !stays;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Whose rule in contract/pages.ts guards the route; `null` where everybody may pass. */
    page: PageName | null;
    /** Which of the page's tabs in contract/tabs.ts; empty where the page leads on to one. */
    tab?: string;
  }
}
