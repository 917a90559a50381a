import { createRouter, useRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import type { PageName } from '@forecourt/contract/pages.ts';
import { isHydrating } from '../lib/ssr-state.ts';
import { parseSearch, stringifySearch } from '../lib/search-text.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { routeTree } from './routes/routes.ts';

/**
 * @param isServer True on the server. There the router would otherwise write a scroll-restoration script into the
 * page.
 */
export const createAppRouter = (history?: RouterHistory, isServer = false) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    scrollRestoration: !isServer && scrollUnlessScrolled(),
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 400,
    defaultErrorComponent: PageFailure,
  });

function PageFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <FailureScreen error={error} onRetry={() => void router.invalidate()} />;
}

/** Not while hydrating, so users who have already scrolled down stay where they are. */
function scrollUnlessScrolled() {
  let isFirst = true;
  return () => {
    const stays = isFirst && isHydrating() && scrollY > 0;
    isFirst = false;
    // The router doesn't know about scrolling before it loaded. Without this, coming back starts at the top.
    if (stays) document.dispatchEvent(new Event('scroll'));
    return !stays;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Page in contract/pages.ts whose rule guards the route. `null` if the route is public. */
    page: PageName | null;
    /** Tab in contract/tabs.ts. Empty if the page redirects to one. */
    tab?: string;
  }
}
