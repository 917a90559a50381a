import { createRoute, notFound } from '@tanstack/react-router';
import { site } from '../../lib/site.ts';
import { latePage } from './late-page.ts';
import { at, under } from './root.ts';

const privacy = createRoute({
  ...at('privacy'),
  component: latePage('pages', 'privacy'),
});

const terms = createRoute({
  ...at('terms'),
  component: latePage('pages', 'terms'),
});

const cookies = createRoute({
  ...at('cookies'),
  component: latePage('pages', 'cookies'),
});

const gallery = createRoute({
  ...under,
  path: '/_gallery',
  staticData: { page: null },
  beforeLoad: () => {
    if (!import.meta.env.DEV && !site.demo) notFound({ throw: true });
  },
  component: latePage('pages', 'gallery'),
});

export const aboutRoutes = [privacy, terms, cookies, gallery] as const;
