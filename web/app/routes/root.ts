import { createRootRoute } from '@tanstack/react-router';
import { textOf } from '../../lib/search-text.ts';
import { lazyPage } from '../lazy-page.ts';
import { Shell } from '../shell/shell.tsx';

const NotFound = lazyPage(() => import('../not-found.tsx'), 'NotFound');
export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, staticData: { page: null } });
export const under = { getParentRoute: () => root };

export const withReturnUrl = (search: Record<string, unknown>): { returnUrl?: string } => {
  const returnUrl = textOf(search.returnUrl);
  return returnUrl === undefined ? {} : { returnUrl };
};
