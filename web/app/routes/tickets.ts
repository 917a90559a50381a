import { createRoute } from '@tanstack/react-router';
import type { SupportSearch } from '../../features/tickets/support-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { at } from './root.ts';

const support = createRoute({
  ...at('support'),
  validateSearch: (search: Record<string, unknown>) => search as SupportSearch,
  component: lazyPage(() => import('../../pages/support.tsx'), 'SupportPage'),
});

const ticket = createRoute({
  ...at('ticket'),
  component: lazyPage(() => import('../../pages/ticket.tsx'), 'TicketPage'),
});

export const ticketsRoutes = [support, ticket] as const;
