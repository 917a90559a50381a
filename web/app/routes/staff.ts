import { createRoute } from '@tanstack/react-router';
import type { tabs } from '@forecourt/contract/tabs.ts';
import type { ApplicationsSearch } from '../../features/applications/review/use-list-filters.ts';
import type { LogSearch } from '../../features/staff/log/log-search.ts';
import type { StaffCarsSearch } from '../../features/car-moderation/staff-cars-search.ts';
import type { CatalogueSearch } from '../../features/catalogue/catalogue-search.ts';
import type { ReportsSearch } from '../../features/reports/cars/reports-search.ts';
import type { DealersSearch } from '../../features/dealers/staff/use-dealer-filters.ts';
import type { PaymentsSearch } from '../../features/payments/staff/payments-search.ts';
import type { ConversationReportsSearch } from '../../features/reports/conversations/use-reports-search.ts';
import type { ReportedSearch } from '../../features/reviews/staff/use-reported-search.ts';
import type { DeskSearch } from '../../features/tickets/desk/desk-search.ts';
import type { UsersSearch } from '../../features/users/users-search.ts';
import type { QueueSearch } from '../../features/wanted/staff/use-queue-search.ts';
import type { DeliverySearch } from '../../features/webhooks/log/use-list-filters.ts';
import { latePage } from './late-page.ts';
import { at } from './root.ts';

/** Layout around the tabs (contract/tabs.ts). */
const staff = createRoute({
  ...at('staff'),
  component: latePage('pages', 'staff'),
});

/** One staff route: the path below `/staff`, the tab, and how its search is parsed. */
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
    component: latePage('staff', name),
  });

const dealerApplications = createRoute({
  ...at('dealerApplications'),
  validateSearch: (search: Record<string, unknown>) => search as ApplicationsSearch & DealersSearch,
  component: latePage('pages', 'dealerApplications'),
});

export const staffRoutes = [
  staff.addChildren([
    tab('/', 'dashboard', (search) => search as { tab?: string; period?: string }),
    tab('tickets', 'tickets', (search) => search as DeskSearch),
    tab('users', 'users', (search) => search as UsersSearch),
    tab('log', 'log', (search) => search as LogSearch),
    tab('log/figures', 'logFigures', (search) => search as { days?: string }),
    tab('cars', 'cars', (search) => search as StaffCarsSearch),
    tab('cars/reports', 'carReports', (search) => search as ReportsSearch),
    tab('cars/wanted', 'wantedAds', (search) => search as QueueSearch),
    tab('cars/guide', 'guide'),
    tab('cars/catalogue', 'catalogue', (search) => search as CatalogueSearch),
    tab('dealers', 'dealers', (search) => search as ApplicationsSearch),
    tab('dealers/active', 'activeDealers', (search) => search as DealersSearch),
    tab('payments', 'payments', (search) => search as PaymentsSearch),
    tab('users/awards', 'awards', (search) => search as { person?: string }),
    tab('webhooks', 'webhooks', (search) => search as DeliverySearch),
    tab('api', 'api'),
    tab('messaging', 'messaging', (search) => search as ConversationReportsSearch),
    tab('reviews', 'reviews', (search) => search as ReportedSearch),
    tab('settings', 'settings'),
    tab('settings/services', 'services'),
  ]),
  dealerApplications,
] as const;
