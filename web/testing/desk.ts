import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { StaffTicket, TicketResponse, TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { ticketFlow } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Answers } from './fake-server.ts';
import { screenWidth } from './screen-width.ts';
import { ada, johnny } from './people.ts';
import { judged } from './standing.ts';

export const mia: SessionUser = { ...ada, id: 21, name: 'Mia Moderator', staff_role: 'moderator' };
export const sam: SessionUser = { ...ada, id: 22, name: 'Sam Support', staff_role: 'support' };
export const ana: SessionUser = { ...ada, id: 23, name: 'Ana Analyst', staff_role: 'analyst' };

export type DeskTicket = StaffTicket & TicketThread;

/** Johnny's question, not assigned to anyone. */
export const aTicket: StaffTicket = {
  id: 42,
  ticket_number: 'TKT-000042',
  subject: 'My listing is gone',
  description: 'I paid yesterday and cannot find it.',
  category_id: 2,
  category_name: 'Listings',
  priority: 'high',
  status: 'open',
  user_id: johnny.id,
  user_name: johnny.name,
  user_avatar: null,
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  updated_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  resolved_at: null,
  response_count: 0,
  last_response: null,
  is_answered: false,
  rating: null,
  assigned_to: null,
  assigned_name: null,
  first_response_at: null,
  note_count: 0,
  due_at: null,
  answered_in_time: null,
  solved_in_time: null,
  is_own: false,
  is_decider: false,
  is_appeal: false,
};

export const anAnswer: TicketResponse = {
  id: 1,
  ticket_id: 42,
  author_id: mia.id,
  author_name: mia.name,
  author_avatar: null,
  is_staff: true,
  is_internal: false,
  content: 'We are looking into it.',
  attachments: [],
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
};

export const staffTransitions = ticketFlow.names.filter((transition) => ticketFlow.table[transition].by === 'staff');

/** As shown to staff. Those who handle tickets can do what its status allows. */
export const threadOf = (more: Partial<DeskTicket> = {}): DeskTicket => {
  const ticket = { ...aTicket, ...more };
  return {
    ...ticket,
    attachments: [],
    responses: [],
    events: [],
    merged_into: null,
    rating_comment: null,
    sale_id: null,
    transitions: staffTransitions.filter((transition) => ticketFlow.after(transition, ticket.status) !== null),
    ...more,
  };
};

export const listOf = (tickets: StaffTicket[], more: { page?: number; pages?: number; total?: number } = {}) => ({
  success: true as const,
  tickets,
  pagination: { page: 1, limit: 20, total: tickets.length, pages: 1, ...more },
  counters: { open: 3, in_progress: 2, resolved_today: 1, urgent: 4, overdue: 0 },
});

/** Calls the desk always makes. */
export const deskAnswers = {
  'users.standing': judged(),
  'tickets.staffList': listOf([aTicket]),
  'tickets.allCategories': {
    success: true,
    categories: [
      { id: 2, name: 'Listings', is_retired: false, tickets: 5 },
      { id: 3, name: 'Fax', is_retired: true, tickets: 0 },
    ],
  },
  'tickets.staff': {
    success: true,
    staff: [
      { id: mia.id, name: mia.name, avatar_url: null, role: 'moderator', open_tickets: 4 },
      { id: sam.id, name: sam.name, avatar_url: null, role: 'support', open_tickets: 1 },
      { id: ada.id, name: ada.name, avatar_url: null, role: 'admin', open_tickets: 0 },
    ],
  },
  'tickets.templates': {
    success: true,
    templates: [
      {
        id: 5,
        name: 'Looking into it',
        content: 'Hi {user_name}, we look into {ticket_number}. {staff_name}',
        updated_at: '2026-11-01T10:00:00Z',
      },
    ],
  },
  'tickets.filters': { success: true, filters: [{ id: 9, name: 'Mine', query: '?assigned=me' }] },
  'tickets.answering': { success: true },
} satisfies Answers;

/** Wide enough for the ticket table. */
export const wideScreen = () => screenWidth(1440);
