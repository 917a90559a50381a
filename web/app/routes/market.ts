import { createRoute } from '@tanstack/react-router';
import type { PersonTab } from '../../features/accounts/public/words.ts';
import type { BrowseSearch } from '../../features/browse/browse-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { latePage } from './late-page.ts';
import { at } from './root.ts';

const home = createRoute({
  ...at('home'),
  component: lazyPage(() => import('../../pages/home.tsx'), 'HomePage'),
});

const browse = createRoute({
  ...at('browse'),
  // The page parses it with readBrowseSearch. The router passes on dropped keys anyway, and this is first-load code.
  validateSearch: (search: Record<string, unknown>) => search as BrowseSearch,
  component: lazyPage(() => import('../../pages/browse.tsx'), 'BrowsePage'),
});

const car = createRoute({
  ...at('car'),
  component: lazyPage(() => import('../../pages/car.tsx'), 'CarPage'),
});

const bill = createRoute({
  ...at('bill'),
  validateSearch: (search: Record<string, unknown>) => search as { key?: string | number },
  component: latePage('pages', 'bill'),
});

const compare = createRoute({
  ...at('compare'),
  validateSearch: (search: Record<string, unknown>) => search as { cars?: string },
  component: lazyPage(() => import('../../pages/compare.tsx'), 'ComparePage'),
});

const user = createRoute({
  ...at('user'),
  validateSearch: (search: Record<string, unknown>) => search as { tab?: PersonTab },
  component: lazyPage(() => import('../../pages/user.tsx'), 'UserPage'),
});

const favourites = createRoute({
  ...at('favourites'),
  validateSearch: (search: Record<string, unknown>) => search as { sort?: string },
  component: lazyPage(() => import('../../pages/favourites.tsx'), 'FavouritesPage'),
});

const savedSearches = createRoute({
  ...at('savedSearches'),
  component: lazyPage(() => import('../../pages/saved-searches.tsx'), 'SavedSearchesPage'),
});

const wanted = createRoute({
  ...at('wanted'),
  validateSearch: (search: Record<string, unknown>) => search as { matching?: string },
  component: latePage('pages', 'wanted'),
});

const newWanted = createRoute({
  ...at('newWanted'),
  validateSearch: (search: Record<string, unknown>) => search as BrowseSearch,
  component: latePage('pages', 'newWanted'),
});

const wantedAd = createRoute({ ...at('wantedAd'), component: latePage('pages', 'wantedAd') });

const editWanted = createRoute({
  ...at('editWanted'),
  validateSearch: (search: Record<string, unknown>) => search as BrowseSearch,
  component: latePage('pages', 'editWanted'),
});
const market = createRoute({ ...at('market'), component: latePage('pages', 'market') });
const marketModel = createRoute({ ...at('marketModel'), component: latePage('pages', 'marketModel') });
const followedDealers = createRoute({ ...at('followedDealers'), component: latePage('pages', 'followedDealers') });

export const marketRoutes = [
  home,
  browse,
  car,
  bill,
  compare,
  user,
  favourites,
  savedSearches,
  wanted,
  newWanted,
  wantedAd,
  editWanted,
  followedDealers,
  market,
  marketModel,
] as const;
