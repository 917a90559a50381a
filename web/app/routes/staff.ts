import { createRoute } from '@tanstack/react-router';
import type { ApplicationsSearch } from '../../features/applications/review/use-looking.ts';
import type { DealersSearch } from '../../features/dealers/staff/use-dealers-looking.ts';
import type { DeskSearch } from '../../features/tickets/desk/desk-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

/** Around its tabs (contract/tabs.ts). */
const staff = createRoute({
  ...at('staff'),
  component: lazyPage(() => import('../../pages/staff.tsx'), 'StaffPage'),
});
const inStaff = { getParentRoute: () => staff };

const dashboard = createRoute({
  ...inStaff,
  path: '/',
  staticData: { page: 'staff', tab: 'dashboard' },
  component: lazyPage(() => import('../../pages/staff-dashboard.tsx'), 'StaffDashboardPage'),
});

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

const dealers = createRoute({
  ...inStaff,
  path: 'dealers',
  staticData: { page: 'staff', tab: 'dealers' },
  validateSearch: (search: Record<string, unknown>) => search as ApplicationsSearch,
  component: lazyPage(() => import('../../pages/staff-dealers.tsx'), 'StaffDealersPage'),
});

const activeDealers = createRoute({
  ...inStaff,
  path: 'dealers/active',
  staticData: { page: 'staff', tab: 'activeDealers' },
  validateSearch: (search: Record<string, unknown>) => search as DealersSearch,
  component: lazyPage(() => import('../../pages/staff-active-dealers.tsx'), 'StaffActiveDealersPage'),
});

const settings = createRoute({
  ...inStaff,
  path: 'settings',
  staticData: { page: 'staff', tab: 'settings' },
  component: lazyPage(() => import('../../pages/staff-settings.tsx'), 'StaffSettingsPage'),
});

const dealerApplications = createRoute({
  ...at('dealerApplications'),
  validateSearch: (search: Record<string, unknown>) => search as ApplicationsSearch & DealersSearch,
  component: lazyPage(() => import('../../pages/dealer-applications.tsx'), 'DealerApplicationsPage'),
});

export const staffRoutes = [
  staff.addChildren([dashboard, tickets, dealers, activeDealers, awards, webhooks, settings]),
  dealerApplications,
] as const;
