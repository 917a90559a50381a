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

const developers = createRoute({ ...at('developers'), component: latePage('pages', 'developers') });

const help = createRoute({
  ...at('help'),
  validateSearch: (search: Record<string, unknown>) => search as { search?: string },
  component: latePage('pages', 'help'),
});

const helpAnswer = createRoute({
  ...at('helpAnswer'),
  component: latePage('pages', 'helpAnswer'),
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

export const aboutRoutes = [privacy, terms, cookies, developers, help, helpAnswer, gallery] as const;
