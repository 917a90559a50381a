import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import type { PlannedAppeal } from '../appeals/seed-appeals.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { disputedAt } from '../sales/demo-sales.ts';
import { disputeRows, type Numbered as Sale } from '../sales/dispute-rows.ts';
import { demoTickets, type DemoTicket } from './demo-tickets.ts';
import { storyClock } from './story-clock.ts';

const hourMs = 3_600_000;

/** Seeds tickets in every state, sale disputes, appeals and response templates. */
export async function seedTickets(
  tx: Tx,
  sales: readonly Sale[],
  appeals: readonly PlannedAppeal[],
  now: Date,
): Promise<void> {
  const [people, categories] = [await idsBy(tx, 'users'), await idsBy(tx, 'ticket_categories')];
  const desk = { staff: idOf(people, 'Mia Santoro'), category: idOf(categories, 'Safety & Scams') };
  const asked = demoTickets.map((ticket) => ({
    at: openedAt(ticket, now),
    rows: (id: number) => ({
      ticket: { ...ticketRow(ticket, id, now, people, categories), sale_id: null as number | null },
      responses: responseRows(ticket, id, now, people),
    }),
  }));
  const disputed = sales
    .filter(({ dispute }) => dispute !== null)
    .map((sale) => ({ at: disputedAt(sale).getTime(), rows: (id: number) => disputeRows(sale, { id, ...desk }) }));
  const inOrder = [...asked, ...disputed, ...appeals].toSorted((one, other) => one.at - other.at);
  const ids = await takeIds(tx, 'tickets', inOrder.length);
  const all = inOrder.map(({ rows }, place) => rows(ids[place]!));
  await insertRows(
    tx,
    'tickets',
    all.map(({ ticket, responses }) => ({ ...ticket, ...storyClock(ticket, responses) })),
  );
  const said = all.flatMap(({ responses }) => responses);
  const sorted = said.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const responseIds = await takeIds(tx, 'ticket_responses', sorted.length);
  await insertRows(
    tx,
    'ticket_responses',
    sorted.map((row, place) => ({ id: responseIds[place]!, ...row })),
  );
  await moveToItsCategory(tx, idOf(people, 'Sam Whitlock'));
  await tx
    .insertInto('response_templates')
    .values(templates.map((template) => ({ ...template, created_by: people.get('Sam Whitlock')! })))
    .execute();
}

/** Opened under Listings. Support moved it a few minutes later, which its thread shows. */
const moveToItsCategory = (tx: Tx, staffId: number) =>
  sql`
    insert into ticket_events (ticket_id, kind, actor_id, was, became, created_at)
    select tickets.id, 'category_changed', ${staffId}, 'Listings', ticket_categories.name, tickets.created_at + interval '20 minutes'
    from tickets join ticket_categories on ticket_categories.id = category_id
    where subject = ${demoTickets[0]!.subject}`.execute(tx);

type Ids = Map<string, number>;

async function idsBy(tx: Tx, table: 'users' | 'ticket_categories'): Promise<Ids> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(table)}`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const openedAt = ({ daysAgo }: DemoTicket, now: Date) => now.getTime() - daysAgo * 24 * hourMs;

function ticketRow(ticket: DemoTicket, id: number, now: Date, people: Ids, categories: Ids) {
  const opened = openedAt(ticket, now);
  const after = (hours: number | undefined) => (hours === undefined ? null : new Date(opened + hours * hourMs));
  const answers = ticket.said?.filter(({ note }) => !note) ?? [];
  const first = answers.find(({ by }) => by !== ticket.by);
  const last = Math.max(
    ticket.said?.at(-1)?.afterHours ?? 0,
    ticket.resolvedAfterHours ?? 0,
    ticket.closedAfterHours ?? 0,
  );
  return {
    id,
    user_id: idOf(people, ticket.by),
    category_id: idOf(categories, ticket.category),
    subject: ticket.subject,
    description: ticket.description,
    priority: ticket.priority,
    status: ticket.status,
    assigned_to: ticket.assigned ? idOf(people, ticket.assigned) : null,
    created_at: new Date(opened),
    updated_at: new Date(opened + last * hourMs),
    first_response_at: after(first?.afterHours),
    resolved_at: after(ticket.resolvedAfterHours),
    closed_at: after(ticket.closedAfterHours),
    rating: ticket.rating?.stars ?? null,
    rating_comment: ticket.rating?.comment ?? null,
    rated_at: ticket.rating ? after((ticket.resolvedAfterHours ?? 0) + 0.1) : null,
  };
}

const responseRows = (ticket: DemoTicket, ticket_id: number, now: Date, people: Ids) =>
  (ticket.said ?? []).map(({ by, afterHours, text, note }) => ({
    ticket_id,
    author_id: idOf(people, by),
    is_staff: by !== ticket.by,
    is_internal: note === true,
    content: text,
    created_at: new Date(openedAt(ticket, now) + afterHours * hourMs),
  }));

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo world has no ${name}`);
  return id;
}

const templates = [
  {
    name: 'We’re looking into it',
    content:
      'Hi {user_name},\n\nThank you for contacting us about “{subject}”. We’re looking into it and will get back to you here.\n\n{staff_name}',
  },
  {
    name: 'Ask for a picture',
    content:
      'Hi {user_name},\n\nCould you send us a picture of what you see? It helps us find the cause. You can attach it to your reply here.\n\n{staff_name}',
  },
  {
    name: 'Payment pending',
    content:
      'Hi {user_name},\n\nThe bank hasn’t confirmed your payment yet. We check every minute, and the listing will go live automatically as soon as it’s confirmed. You won’t be charged twice.\n\n{staff_name}',
  },
  {
    name: 'Solved, closing soon',
    content:
      'Hi {user_name},\n\nWe think {ticket_number} is solved. It will close automatically in seven days. Reply here if there’s anything else.\n\n{staff_name}',
  },
];
