import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { SalesSearch } from '../../features/sales/history/sales-search.ts';
import type { OffersSearch } from '../../features/offers/offers-search.ts';
import { textOf } from '../../lib/search-text.ts';
import { lazyPage } from '../lazy-page.ts';
import { latePage } from './late-page.ts';
import { at, under } from './root.ts';

/** Layout around both. A draft gets its own address at the first change, while the user keeps typing. */
const selling = createRoute({
  ...under,
  id: 'selling',
  staticData: { page: null },
  component: lazyPage(() => import('../../pages/sell.tsx'), 'SellPage'),
});

const sell = createRoute({
  getParentRoute: () => selling,
  path: pages.sell.path,
  staticData: { page: 'sell' },
  validateSearch: (search: Record<string, unknown>): { new?: '1' } => (search.new === '1' ? { new: '1' } : {}),
});

const editListing = createRoute({
  getParentRoute: () => selling,
  path: pages.editListing.path,
  staticData: { page: 'editListing' },
  validateSearch: (search: Record<string, unknown>): { step?: 'photos' | 'review' } =>
    search.step === 'photos' || search.step === 'review' ? { step: search.step } : {},
});

const myListings = createRoute({
  ...at('myListings'),
  validateSearch: (search: Record<string, unknown>): { status?: string; page?: string } => {
    const [status, page] = [textOf(search.status), textOf(search.page)];
    return { ...(status && { status }), ...(page && { page }) };
  },
  component: lazyPage(() => import('../../pages/my-listings.tsx'), 'MyListingsPage'),
});

const sales = createRoute({
  ...at('sales'),
  validateSearch: (search: Record<string, unknown>) => search as SalesSearch,
  component: latePage('pages', 'sales'),
});

const offers = createRoute({
  ...at('offers'),
  validateSearch: ({ side, state, page }: Record<string, unknown>): OffersSearch => ({
    ...(side === 'received' && { side }),
    ...(state === 'ended' && { state }),
    ...(textOf(page) && { page: textOf(page)! }),
  }),
  component: lazyPage(() => import('../../pages/offers.tsx'), 'OffersPage'),
});

export const sellingRoutes = [selling.addChildren([sell, editListing]), myListings, offers, sales] as const;
