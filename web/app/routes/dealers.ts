import { createRoute } from '@tanstack/react-router';
import type { InventorySearch } from '../../features/cars/inventory/inventory-search.ts';
import type { DirectorySearch } from '../../features/dealers/directory/directory-search.ts';
import type { CompanyTab } from '../../features/dealers/words.ts';
import type { AnalyticsSearch } from '../../features/analytics/analytics/analytics-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

/** Layout around the tabs (contract/tabs.ts). */
const dealer = createRoute({
  ...at('dealer'),
  component: lazyPage(() => import('../../pages/dealer.tsx'), 'DealerPage'),
});
const inDealer = { getParentRoute: () => dealer };

const dashboard = createRoute({
  ...inDealer,
  path: '/',
  staticData: { page: 'dealer', tab: 'dashboard' },
  component: lazyPage(() => import('../../pages/dealer-dashboard.tsx'), 'DealerDashboardPage'),
});

const analytics = createRoute({
  ...inDealer,
  path: 'analytics',
  staticData: { page: 'dealer', tab: 'analytics' },
  validateSearch: (search: Record<string, unknown>) => search as AnalyticsSearch,
  component: lazyPage(() => import('../../pages/dealer-analytics.tsx'), 'DealerAnalyticsPage'),
});

const inventory = createRoute({
  ...inDealer,
  path: 'inventory',
  staticData: { page: 'dealer', tab: 'inventory' },
  validateSearch: (search: Record<string, unknown>) => search as InventorySearch,
  component: lazyPage(() => import('../../pages/dealer-inventory.tsx'), 'DealerInventoryPage'),
});

const team = createRoute({
  ...inDealer,
  path: 'team',
  staticData: { page: 'dealer', tab: 'team' },
  component: lazyPage(() => import('../../pages/dealer-team.tsx'), 'DealerTeamPage'),
});

const settings = createRoute({
  ...inDealer,
  path: 'settings',
  staticData: { page: 'dealer', tab: 'settings' },
  component: lazyPage(() => import('../../pages/dealer-settings.tsx'), 'DealerSettingsPage'),
});

const becomeDealer = createRoute({
  ...at('becomeDealer'),
  component: lazyPage(() => import('../../pages/become-dealer.tsx'), 'BecomeDealerPage'),
});

const dealers = createRoute({
  ...at('dealers'),
  validateSearch: (search: Record<string, unknown>) => search as DirectorySearch,
  component: lazyPage(() => import('../../pages/dealers.tsx'), 'DealersPage'),
});

const company = createRoute({
  ...at('company'),
  validateSearch: (search: Record<string, unknown>) => search as { tab?: CompanyTab },
  component: lazyPage(() => import('../../pages/company.tsx'), 'CompanyPage'),
});

export const dealersRoutes = [
  dealer.addChildren([dashboard, inventory, team, analytics, settings]),
  becomeDealer,
  dealers,
  company,
] as const;
