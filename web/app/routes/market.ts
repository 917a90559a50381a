import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { BrowseSearch } from '../../features/cars/browse/browse-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const home = createRoute({
  ...under,
  path: pages.home.path,
  staticData: { page: 'home' },
  component: lazyPage(() => import('../../pages/home.tsx'), 'HomePage'),
});

const browse = createRoute({
  ...under,
  path: pages.browse.path,
  staticData: { page: 'browse' },
  // The page reads it with readBrowseSearch: the router hands on what is dropped here all the same, and this is first-load code.
  validateSearch: (search: Record<string, unknown>) => search as BrowseSearch,
  component: lazyPage(() => import('../../pages/browse.tsx'), 'BrowsePage'),
});

const car = createRoute({
  ...under,
  path: pages.car.path,
  staticData: { page: 'car' },
  component: lazyPage(() => import('../../pages/car.tsx'), 'CarPage'),
});

const user = createRoute({
  ...under,
  path: pages.user.path,
  staticData: { page: 'user' },
  component: lazyPage(() => import('../../pages/user.tsx'), 'UserPage'),
});

const favourites = createRoute({
  ...under,
  path: pages.favourites.path,
  staticData: { page: 'favourites' },
  component: lazyPage(() => import('../../pages/favourites.tsx'), 'FavouritesPage'),
});

export const marketRoutes = [home, browse, car, user, favourites] as const;
