import { createRoute, redirect } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { parseSearch } from '../../lib/search-text.ts';
import { lazyPage } from '../lazy-page.ts';
import { latePage } from './late-page.ts';
import { at, under, withReturnUrl } from './root.ts';

const profile = createRoute({
  ...at('profile'),
  component: lazyPage(() => import('../../pages/profile.tsx'), 'ProfilePage'),
});

const inProfile = { getParentRoute: () => profile };

const ownProfile = createRoute({
  ...inProfile,
  path: '/',
  staticData: { page: 'profile', tab: 'profile' },
  component: latePage('profile', 'profile'),
});

const noticeSettings = createRoute({
  ...inProfile,
  path: 'notifications',
  staticData: { page: 'profile', tab: 'notifications' },
  component: latePage('profile', 'notifications'),
});

const webhooks = createRoute({
  ...inProfile,
  path: 'webhooks',
  staticData: { page: 'profile', tab: 'webhooks' },
  component: latePage('profile', 'webhooks'),
});

const sessions = createRoute({
  ...inProfile,
  path: 'sessions',
  staticData: { page: 'profile', tab: 'sessions' },
  component: latePage('profile', 'sessions'),
});

const notifications = createRoute({
  ...under,
  path: pages.notifications.path,
  staticData: { page: 'notifications' },
  component: lazyPage(() => import('../../pages/notifications.tsx'), 'NotificationsPage'),
});

const completeProfile = createRoute({
  ...at('completeProfile'),
  validateSearch: withReturnUrl,
  component: latePage('pages', 'completeProfile'),
});

const login = createRoute({
  ...at('login'),
  validateSearch: (search: Record<string, unknown>): { returnUrl?: string; switch?: '1' } => ({
    ...withReturnUrl(search),
    ...(search.switch === '1' && { switch: '1' }),
  }),
  component: lazyPage(() => import('../../pages/login.tsx'), 'LoginPage'),
});

const authCallback = createRoute({
  ...at('authCallback'),
  component: lazyPage(() => import('../../pages/auth-callback.tsx'), 'AuthCallbackPage'),
});

const oauthCallback = createRoute({
  ...under,
  path: '/oauth/callback',
  staticData: { page: null },
  beforeLoad: ({ location }) => {
    redirect({ to: pages.authCallback.path, search: parseSearch(location.searchStr), replace: true, throw: true });
  },
});

export const accountRoutes = [
  profile.addChildren([ownProfile, noticeSettings, webhooks, sessions]),
  notifications,
  completeProfile,
  login,
  authCallback,
  oauthCallback,
] as const;
