import { createRoute } from '@tanstack/react-router';
import type { tabs } from '@forecourt/contract/tabs.ts';
import type { ApplicationsSearch } from '../../features/applications/review/use-looking.ts';
import type { DeskSearch } from '../../features/tickets/desk/desk-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

/** Around its tabs (contract/tabs.ts). */
const staff = createRoute({
  ...at('staff'),
  component: lazyPage(() => import('../../pages/staff.tsx'), 'StaffPage'),
});

/** One of them: what stands behind `/staff`, which tab it is, and what its search is read as. */
const tab = <const Path extends string, Search extends object = { tab?: string }>(
  path: Path,
  name: keyof typeof tabs.staff,
  validateSearch = (search: Record<string, unknown>) => search as Search,
) =>
  createRoute({
    getParentRoute: () => staff,
    path,
    staticData: { page: 'staff', tab: name },
    validateSearch,
    component: lazyPage(async () => ({ Tab: await (await import('./staff-pages.ts')).pagesOf[name]() }), 'Tab'),
  });

const dealerApplications = createRoute({
  ...at('dealerApplications'),
  validateSearch: (search: Record<string, unknown>) => search as ApplicationsSearch,
  component: lazyPage(() => import('../../pages/dealer-applications.tsx'), 'DealerApplicationsPage'),
});

export const staffRoutes = [
  staff.addChildren([
    tab('/', 'dashboard'),
    tab('tickets', 'tickets', (search) => search as DeskSearch),
    tab('dealers', 'dealers', (search) => search as ApplicationsSearch),
    tab('awards', 'awards', (search) => search as { person?: string }),
    tab('webhooks', 'webhooks'),
    tab('settings', 'settings'),
  ]),
  dealerApplications,
] as const;
