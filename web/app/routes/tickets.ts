import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import type { SupportSearch } from '../../features/tickets/support-search.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

const support = createRoute({
  ...under,
  path: pages.support.path,
  staticData: { page: 'support' },
  validateSearch: (search: Record<string, unknown>) => search as SupportSearch,
  component: lazyPage(() => import('../../pages/support.tsx'), 'SupportPage'),
});

const ticket = createRoute({
  ...under,
  path: pages.ticket.path,
  staticData: { page: 'ticket' },
  component: lazyPage(() => import('../../pages/ticket.tsx'), 'TicketPage'),
});

export const ticketsRoutes = [support, ticket] as const;
