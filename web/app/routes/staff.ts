import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { DeskSearch } from '../../features/tickets/desk/desk-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const staff = createRoute({
  ...under,
  path: pages.staff.path,
  staticData: { page: 'staff' },
  validateSearch: (search: Record<string, unknown>) => search as { tab?: string } & Omit<DeskSearch, 'tab'>,
  component: lazyPage(() => import('../../pages/staff.tsx'), 'StaffPage'),
});

const dealerApplications = createRoute({
  ...under,
  path: pages.dealerApplications.path,
  staticData: { page: 'dealerApplications' },
  component: lazyPage(() => import('../../pages/dealer-applications.tsx'), 'DealerApplicationsPage'),
});

export const staffRoutes = [staff, dealerApplications] as const;
