import { createRoute, notFound } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { site } from '../../lib/site.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const privacy = createRoute({
  ...under,
  path: pages.privacy.path,
  staticData: { page: 'privacy' },
  component: lazyPage(() => import('../../pages/privacy.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  ...under,
  path: pages.terms.path,
  staticData: { page: 'terms' },
  component: lazyPage(() => import('../../pages/terms.tsx'), 'TermsPage'),
});

const cookies = createRoute({
  ...under,
  path: pages.cookies.path,
  staticData: { page: 'cookies' },
  component: lazyPage(() => import('../../pages/cookies.tsx'), 'CookiesPage'),
});

const gallery = createRoute({
  ...under,
  path: '/_gallery',
  staticData: { page: null },
  beforeLoad: () => {
    if (!import.meta.env.DEV && !site.demo) notFound({ throw: true });
  },
  component: lazyPage(() => import('../../pages/gallery.tsx'), 'GalleryPage'),
});

export const aboutRoutes = [privacy, terms, cookies, gallery] as const;
