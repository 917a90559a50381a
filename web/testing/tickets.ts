import { vi } from 'vitest';
import type { contract } from '@forecourt/contract/contract.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Ticket, TicketResponse, TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { Answers } from './fake-server.ts';
import { johnny } from './people.ts';

/** Johnny asks about a payment. Mia from staff has replied once and is waiting for him. */
export const aTicket: Ticket = {
  id: 42,
  ticket_number: 'TKT-000042',
  subject: 'My payment is stuck',
  description: 'I paid for the Sultan and it still says pending.',
  category_id: 3,
  category_name: 'Payments & Fees',
  priority: 'high',
  status: 'waiting_for_user',
  user_id: johnny.id,
  user_name: johnny.name,
  user_avatar: null,
  created_at: '2026-11-10T10:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  resolved_at: null,
  response_count: 1,
  last_response: '2026-11-10T12:00:00Z',
  is_answered: true,
  rating: null,
  is_appeal: false,
};

export const pictureOf = (id: number): Photo => ({
  id,
  src: `/photos/p${id}`,
  width: 1200,
  height: 800,
  blur: 'data:,',
});

export const staffAnswer: TicketResponse = {
  id: 7,
  ticket_id: 42,
  author_id: 15,
  author_name: 'Mia Stone',
  author_avatar: null,
  is_staff: true,
  is_internal: false,
  content: 'Which reference does the bank show?',
  attachments: [],
  created_at: '2026-11-10T12:00:00Z',
};

export const aThread: TicketThread = {
  ...aTicket,
  attachments: [pictureOf(1), pictureOf(2)],
  responses: [staffAnswer],
  events: [],
  merged_into: null,
  rating_comment: null,
  sale_id: null,
  transitions: ['answer', 'close'],
};

export const resolvedThread: TicketThread = {
  ...aThread,
  status: 'resolved',
  resolved_at: '2026-11-12T12:00:00Z',
  transitions: ['answer', 'close', 'rate'],
};

export const closedThread: TicketThread = { ...resolvedThread, status: 'closed', transitions: ['rate'] };

export const threadAnswer = (ticket: TicketThread) => ({ success: true as const, ticket });

type TicketPage = Result<(typeof contract)['tickets']['list']>;

export const ticketPage = (tickets: Ticket[], more: Partial<TicketPage['pagination']> = {}): TicketPage => ({
  success: true,
  tickets,
  pagination: { page: 1, limit: 20, total: tickets.length, pages: tickets.length > 0 ? 1 : 0, ...more },
});

export const ticketCategories = {
  'tickets.categories': {
    success: true,
    categories: [
      { id: 2, name: 'Listings' },
      { id: 3, name: 'Payments & Fees' },
    ],
  },
} satisfies Answers;

/** Routes XMLHttpRequest uploads to the fake server too. */
export function uploadsReachFakeServer() {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
}

class UploadRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  #stop = new AbortController();
  open(method: string, url: string) {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader() {}
  abort() {
    this.#stop.abort();
    this.dispatchEvent(new Event('abort'));
  }
  send(body: BodyInit) {
    this.#deliver(body).catch(() => this.dispatchEvent(new Event('error')));
  }
  async #deliver(body: BodyInit) {
    const response = await fetch(this.#url, { method: this.#method, body, signal: this.#stop.signal });
    this.status = response.status;
    this.responseText = await response.text();
    this.dispatchEvent(new Event('load'));
  }
}
