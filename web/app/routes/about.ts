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

const help = createRoute({
  ...at('help'),
  validateSearch: (search: Record<string, unknown>) => search as { search?: string },
  component: lazyPage(() => import('../../pages/help.tsx'), 'HelpPage'),
});

const helpAnswer = createRoute({
  ...at('helpAnswer'),
  component: lazyPage(() => import('../../pages/help-answer.tsx'), 'HelpAnswerPage'),
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

export const aboutRoutes = [privacy, terms, cookies, help, helpAnswer, gallery] as const;
