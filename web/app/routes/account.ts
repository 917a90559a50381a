import { createRoute, redirect } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { parseSearch } from '../../lib/search-text.ts';
import { lazyPage } from '../lazy-page.ts';
import { under, withReturnUrl } from './root.ts';

const profile = createRoute({
  ...under,
  path: pages.profile.path,
  staticData: { page: 'profile' },
  component: lazyPage(() => import('../../pages/profile.tsx'), 'ProfilePage'),
});

const completeProfile = createRoute({
  ...under,
  path: pages.completeProfile.path,
  staticData: { page: 'completeProfile' },
  validateSearch: withReturnUrl,
  component: lazyPage(() => import('../../pages/complete-profile.tsx'), 'CompleteProfilePage'),
});

const login = createRoute({
  ...under,
  path: pages.login.path,
  staticData: { page: 'login' },
  validateSearch: withReturnUrl,
  component: lazyPage(() => import('../../pages/login.tsx'), 'LoginPage'),
});

const authCallback = createRoute({
  ...under,
  path: pages.authCallback.path,
  staticData: { page: 'authCallback' },
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

export const accountRoutes = [profile, completeProfile, login, authCallback, oauthCallback] as const;
