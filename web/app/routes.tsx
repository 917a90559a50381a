import { createRootRoute, createRoute, notFound, redirect } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { BrowseSearch } from '../features/cars/browse/browse-search.ts';
import type { DeskSearch } from '../features/desk/desk-search.ts';
import type { HistorySearch } from '../features/payments/history/history-search.ts';
import type { SupportSearch } from '../features/support/support-search.ts';
import { parseSearch, textOf } from '../lib/search-text.ts';
import { site } from '../lib/site.ts';
import { lazyPage } from './lazy-page.ts';
import { Shell } from './shell/shell.tsx';

const NotFound = lazyPage(() => import('./not-found.tsx'), 'NotFound');
const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, staticData: { page: null } });
const under = { getParentRoute: () => root };

const withReturnUrl = (search: Record<string, unknown>): { returnUrl?: string } => {
  const returnUrl = textOf(search.returnUrl);
  return returnUrl === undefined ? {} : { returnUrl };
};

const home = createRoute({
  ...under,
  path: pages.home.path,
  staticData: { page: 'home' },
  component: lazyPage(() => import('../pages/home.tsx'), 'HomePage'),
});
const browse = createRoute({
  ...under,
  path: pages.browse.path,
  staticData: { page: 'browse' },
  // The page reads it with readBrowseSearch: the router hands on what is dropped here all the same, and this is first-load code.
  validateSearch: (search: Record<string, unknown>) => search as BrowseSearch,
  component: lazyPage(() => import('../pages/browse.tsx'), 'BrowsePage'),
});
/** Around both: a draft gets its own address at the first change, while the person goes on typing. */
const selling = createRoute({
  ...under,
  id: 'selling',
  staticData: { page: null },
  component: lazyPage(() => import('../pages/sell.tsx'), 'SellPage'),
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
  ...under,
  path: pages.myListings.path,
  staticData: { page: 'myListings' },
  validateSearch: (search: Record<string, unknown>): { status?: string; page?: string } => {
    const [status, page] = [textOf(search.status), textOf(search.page)];
    return { ...(status && { status }), ...(page && { page }) };
  },
  component: lazyPage(() => import('../pages/my-listings.tsx'), 'MyListingsPage'),
});
const favourites = createRoute({
  ...under,
  path: pages.favourites.path,
  staticData: { page: 'favourites' },
  component: lazyPage(() => import('../pages/favourites.tsx'), 'FavouritesPage'),
});
const car = createRoute({
  ...under,
  path: pages.car.path,
  staticData: { page: 'car' },
  component: lazyPage(() => import('../pages/car.tsx'), 'CarPage'),
});
const user = createRoute({
  ...under,
  path: pages.user.path,
  staticData: { page: 'user' },
  component: lazyPage(() => import('../pages/user.tsx'), 'UserPage'),
});
/** Around both: the list stays while one conversation gives way to another. */
const messaging = createRoute({
  ...under,
  id: 'messaging',
  staticData: { page: null },
  component: lazyPage(() => import('../pages/messages.tsx'), 'MessagesPage'),
});
const messages = createRoute({
  getParentRoute: () => messaging,
  path: pages.messages.path,
  staticData: { page: 'messages' },
});
const conversation = createRoute({
  getParentRoute: () => messaging,
  path: pages.conversation.path,
  staticData: { page: 'conversation' },
});
const profile = createRoute({
  ...under,
  path: pages.profile.path,
  staticData: { page: 'profile' },
  component: lazyPage(() => import('../pages/profile.tsx'), 'ProfilePage'),
});
const completeProfile = createRoute({
  ...under,
  path: pages.completeProfile.path,
  staticData: { page: 'completeProfile' },
  validateSearch: withReturnUrl,
  component: lazyPage(() => import('../pages/complete-profile.tsx'), 'CompleteProfilePage'),
});
const dealer = createRoute({
  ...under,
  path: pages.dealer.path,
  staticData: { page: 'dealer' },
  component: lazyPage(() => import('../pages/dealer.tsx'), 'DealerPage'),
});
const becomeDealer = createRoute({
  ...under,
  path: pages.becomeDealer.path,
  staticData: { page: 'becomeDealer' },
  component: lazyPage(() => import('../pages/become-dealer.tsx'), 'BecomeDealerPage'),
});
const support = createRoute({
  ...under,
  path: pages.support.path,
  staticData: { page: 'support' },
  validateSearch: (search: Record<string, unknown>) => search as SupportSearch,
  component: lazyPage(() => import('../pages/support.tsx'), 'SupportPage'),
});
const ticket = createRoute({
  ...under,
  path: pages.ticket.path,
  staticData: { page: 'ticket' },
  component: lazyPage(() => import('../pages/ticket.tsx'), 'TicketPage'),
});
const paymentHistory = createRoute({
  ...under,
  path: pages.paymentHistory.path,
  staticData: { page: 'paymentHistory' },
  validateSearch: (search: Record<string, unknown>) => search as HistorySearch,
  component: lazyPage(() => import('../pages/payment-history.tsx'), 'PaymentHistoryPage'),
});
const receipt = createRoute({
  ...under,
  path: pages.receipt.path,
  staticData: { page: 'receipt' },
  component: lazyPage(() => import('../pages/receipt.tsx'), 'ReceiptPage'),
});
const paymentReturn = createRoute({
  ...under,
  path: pages.paymentReturn.path,
  staticData: { page: 'paymentReturn' },
  validateSearch: (search: Record<string, unknown>) => search as { payment_id?: string },
  component: lazyPage(() => import('../pages/payment-return.tsx'), 'PaymentReturnPage'),
});
const staff = createRoute({
  ...under,
  path: pages.staff.path,
  staticData: { page: 'staff' },
  validateSearch: (search: Record<string, unknown>) => search as { tab?: string } & Omit<DeskSearch, 'tab'>,
  component: lazyPage(() => import('../pages/staff.tsx'), 'StaffPage'),
});
const dealerApplications = createRoute({
  ...under,
  path: pages.dealerApplications.path,
  staticData: { page: 'dealerApplications' },
  component: lazyPage(() => import('../pages/dealer-applications.tsx'), 'DealerApplicationsPage'),
});
const privacy = createRoute({
  ...under,
  path: pages.privacy.path,
  staticData: { page: 'privacy' },
  component: lazyPage(() => import('../pages/privacy.tsx'), 'PrivacyPage'),
});
const terms = createRoute({
  ...under,
  path: pages.terms.path,
  staticData: { page: 'terms' },
  component: lazyPage(() => import('../pages/terms.tsx'), 'TermsPage'),
});
const cookies = createRoute({
  ...under,
  path: pages.cookies.path,
  staticData: { page: 'cookies' },
  component: lazyPage(() => import('../pages/cookies.tsx'), 'CookiesPage'),
});
const login = createRoute({
  ...under,
  path: pages.login.path,
  staticData: { page: 'login' },
  validateSearch: withReturnUrl,
  component: lazyPage(() => import('../pages/login.tsx'), 'LoginPage'),
});
const authCallback = createRoute({
  ...under,
  path: pages.authCallback.path,
  staticData: { page: 'authCallback' },
  component: lazyPage(() => import('../pages/auth-callback.tsx'), 'AuthCallbackPage'),
});
const oauthCallback = createRoute({
  ...under,
  path: '/oauth/callback',
  staticData: { page: null },
  beforeLoad: ({ location }) => {
    redirect({ to: pages.authCallback.path, search: parseSearch(location.searchStr), replace: true, throw: true });
  },
});
const gallery = createRoute({
  ...under,
  path: '/_gallery',
  staticData: { page: null },
  beforeLoad: () => {
    if (!import.meta.env.DEV && !site.demo) notFound({ throw: true });
  },
  component: lazyPage(() => import('../pages/gallery.tsx'), 'GalleryPage'),
});

export const routeTree = root.addChildren([
  home,
  browse,
  selling.addChildren([sell, editListing]),
  myListings,
  favourites,
  car,
  user,
  messaging.addChildren([messages, conversation]),
  profile,
  completeProfile,
  dealer,
  becomeDealer,
  support,
  ticket,
  paymentHistory,
  receipt,
  paymentReturn,
  staff,
  dealerApplications,
  privacy,
  terms,
  cookies,
  login,
  authCallback,
  oauthCallback,
  gallery,
]);
