import { createRootRoute } from '@tanstack/react-router';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { textOf } from '../../lib/search-text.ts';
import { lazyPage } from '../lazy-page.ts';
import { Shell } from '../shell/shell.tsx';

const NotFound = lazyPage(() => import('../not-found.tsx'), 'NotFound');
export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, staticData: { page: null } });
export const under = { getParentRoute: () => root };

/** A page's address and guard (contract/pages.ts): `createRoute({ ...at('home'), component })`. */
export const at = <N extends PageName>(page: N) => ({
  ...under,
  path: pages[page].path as (typeof pages)[N]['path'],
  staticData: { page },
});

export const withReturnUrl = (search: Record<string, unknown>): { returnUrl?: string } => {
  const returnUrl = textOf(search.returnUrl);
  return returnUrl === undefined ? {} : { returnUrl };
};
