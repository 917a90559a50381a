import { createRoute } from '@tanstack/react-router';
import type { DeskSearch } from '../../features/tickets/desk/desk-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

/** Around its tabs (contract/tabs.ts). */
const staff = createRoute({
  ...at('staff'),
  component: lazyPage(() => import('../../pages/staff.tsx'), 'StaffPage'),
});
const inStaff = { getParentRoute: () => staff };

const leadOn = createRoute({ ...inStaff, path: '/', staticData: { page: 'staff', tab: '' } });

const tickets = createRoute({
  ...inStaff,
  path: 'tickets',
  staticData: { page: 'staff', tab: 'tickets' },
  validateSearch: (search: Record<string, unknown>) => search as DeskSearch,
  component: lazyPage(() => import('../../pages/staff-tickets.tsx'), 'StaffTicketsPage'),
});

const awards = createRoute({
  ...inStaff,
  path: 'awards',
  staticData: { page: 'staff', tab: 'awards' },
  validateSearch: (search: Record<string, unknown>) => search as { person?: string },
  component: lazyPage(() => import('../../pages/staff-awards.tsx'), 'StaffAwardsPage'),
});

const webhooks = createRoute({
  ...inStaff,
  path: 'webhooks',
  staticData: { page: 'staff', tab: 'webhooks' },
  component: lazyPage(() => import('../../pages/staff-webhooks.tsx'), 'StaffWebhooksPage'),
});

const dealerApplications = createRoute({
  ...at('dealerApplications'),
  component: lazyPage(() => import('../../pages/dealer-applications.tsx'), 'DealerApplicationsPage'),
});

export const staffRoutes = [staff.addChildren([leadOn, tickets, awards, webhooks]), dealerApplications] as const;
