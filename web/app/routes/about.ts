import { createRoute, notFound } from '@tanstack/react-router';
import { site } from '../../lib/site.ts';
import { lazyPage } from '../lazy-page.ts';
import { at, under } from './root.ts';

const privacy = createRoute({
  ...at('privacy'),
  component: lazyPage(() => import('../../pages/privacy.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  ...at('terms'),
  component: lazyPage(() => import('../../pages/terms.tsx'), 'TermsPage'),
});

const cookies = createRoute({
  ...at('cookies'),
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
