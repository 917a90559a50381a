import { createRoute } from '@tanstack/react-router';
import type { InventorySearch } from '../../features/inventory/inventory-search.ts';
import type { DirectorySearch } from '../../features/dealers/directory/directory-search.ts';
import type { CompanyTab } from '../../features/dealers/words.ts';
import type { AnalyticsSearch } from '../../features/analytics/analytics/analytics-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { latePage } from './late-page.ts';
import { at } from './root.ts';

/** Layout around the tabs (contract/tabs.ts). */
const dealer = createRoute({
  ...at('dealer'),
  component: latePage('pages', 'dealer'),
});
const inDealer = { getParentRoute: () => dealer };

const dashboard = createRoute({
  ...inDealer,
  path: '/',
  staticData: { page: 'dealer', tab: 'dashboard' },
  component: latePage('dealer', 'dashboard'),
});

const analytics = createRoute({
  ...inDealer,
  path: 'analytics',
  staticData: { page: 'dealer', tab: 'analytics' },
  validateSearch: (search: Record<string, unknown>) => search as AnalyticsSearch,
  component: latePage('dealer', 'analytics'),
});

const inventory = createRoute({
  ...inDealer,
  path: 'inventory',
  staticData: { page: 'dealer', tab: 'inventory' },
  validateSearch: (search: Record<string, unknown>) => search as InventorySearch,
  component: latePage('dealer', 'inventory'),
});

const team = createRoute({
  ...inDealer,
  path: 'team',
  staticData: { page: 'dealer', tab: 'team' },
  component: latePage('dealer', 'team'),
});

const settings = createRoute({
  ...inDealer,
  path: 'settings',
  staticData: { page: 'dealer', tab: 'settings' },
  component: latePage('dealer', 'settings'),
});

const becomeDealer = createRoute({
  ...at('becomeDealer'),
  component: latePage('pages', 'becomeDealer'),
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
