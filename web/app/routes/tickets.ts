import { createRoute } from '@tanstack/react-router';
import type { SupportSearch } from '../../features/tickets/support-search.ts';
import { latePage } from './late-page.ts';
import { at } from './root.ts';

const support = createRoute({
  ...at('support'),
  validateSearch: (search: Record<string, unknown>) => search as SupportSearch,
  component: latePage('pages', 'support'),
});

const ticket = createRoute({
  ...at('ticket'),
  component: latePage('pages', 'ticket'),
});

export const ticketsRoutes = [support, ticket] as const;
