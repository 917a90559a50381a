import type { TicketChoice, TicketSort } from '@forecourt/contract/tickets/ticket-values.ts';
import { teamRights } from '@forecourt/contract/access/team-rights.ts';
import { ticketFlow, type TicketPriority, type TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Tickets } from '../../database/types.generated.ts';
import { transitionOfAll, type Reached } from '../../database/transition.ts';
import type { Clock, Timed } from './service.rules.ts';
import { choices, type Handler } from './ticket-choices.sql.ts';
import { selectTickets, type TicketRow } from './tickets.sql.ts';

export const findTicket = async (db: Queryable, id: number): Promise<TicketRow | null> =>
  (await selectTickets(db, sql`tickets.id = ${id}`))[0] ?? null;

/** Locks the ticket so that concurrent changes happen one after the other. */
export async function lockTicket(tx: Tx, id: number): Promise<TicketRow | null> {
  await tx.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
  return findTicket(tx, id);
}

/** Locks a user's tickets that aren't closed, oldest first. */
export const openTicketsOf = async (tx: Tx, userId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('tickets')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '<>', 'closed')
      .orderBy('id')
      .forUpdate()
      .execute()
  ).map(({ id }) => id);

/** Non-staff users who can see the ticket: the requester and, for a disputed sale, the seller's side (`isParty`). */
export async function partiesOf(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from tickets where id = ${id}
    union select sales.seller_id from tickets join sales on sales.id = tickets.sale_id
    where tickets.id = ${id} and (sales.dealer_id is null or exists (
      select from dealer_team_members as seat
      where seat.user_id = sales.seller_id and seat.dealer_account_id = sales.dealer_id
    ))
    union select member.user_id from tickets join sales on sales.id = tickets.sale_id
    join dealer_team_members as member on member.dealer_account_id = sales.dealer_id
    where tickets.id = ${id} and member.role = any (${sql.val([...teamRights['sales.read']])}::text[])
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export interface TicketFilters {
  status?: TicketStatus | undefined;
  category?: number | undefined;
  priority?: TicketPriority | undefined;
}

interface Paging {
  page: number;
  limit: number;
}

/** A user's tickets, newest first. */
export async function listOwnTickets(db: Queryable, userId: number, filters: TicketFilters, { page, limit }: Paging) {
  const where = sql`${matches(filters)} and tickets.user_id = ${userId}`;
  return {
    rows: await selectPage(db, where, sql`tickets.id desc`, { page, limit }),
    total: await countWhere(db, where),
  };
}

export interface StaffFilters extends TicketFilters {
  /** Assigned to this user, or unassigned. */
  assigned?: number | 'nobody' | undefined;
  search?: string | undefined;
  /** As counted by ticket-counts.store.ts. */
  only?: TicketChoice | undefined;
}

export async function listStaffTickets(
  db: Queryable,
  filters: StaffFilters,
  { page, limit, sort }: Paging & { sort?: TicketSort | undefined },
  handler: Handler,
) {
  const only = filters.only ? sql`and ${choices(handler)[filters.only]}` : sql``;
  const where = sql`${matches(filters)} ${isAssigned(filters.assigned)} ${speaksOf(filters.search)} ${only}`;
  return {
    rows: await selectPage(db, where, orders[sort ?? 'waiting'], { page, limit }),
    total: await countWhere(db, where),
  };
}

const urgency = sql`array_position(array['urgent', 'high', 'medium', 'low'], tickets.priority)`;
const isOver = sql`tickets.status in ('resolved', 'closed')`;
const orders: Record<TicketSort | 'waiting', Sql> = {
  /**
   * Overdue tickets first, then those due next. Tickets waiting for the user or finished: newest first. Matches its
   * index.
   */
  waiting: sql`tickets.due_at,
    array_position(array['open', 'in_progress', 'waiting_for_user', 'resolved', 'closed'], tickets.status),
    tickets.created_at desc, tickets.id desc`,
  newest: sql`tickets.created_at desc, tickets.id desc`,
  oldest: sql`tickets.created_at, tickets.id`,
  most_urgent: sql`${isOver}, ${urgency}, tickets.created_at, tickets.id`,
  least_urgent: sql`${isOver}, ${urgency} desc, tickets.created_at, tickets.id`,
};

/** Selects the page first, so that details are collected only for these tickets. */
const selectPage = (db: Queryable, where: Sql, order: Sql, { page, limit }: Paging): Promise<TicketRow[]> =>
  selectTickets(
    db,
    sql`tickets.id in (
      select tickets.id from tickets where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}
    )`,
    sql`order by ${order}`,
  );

type Sql = ReturnType<typeof sql>;

const matches = ({ status, category, priority }: TicketFilters) => sql`true
  ${status ? sql`and tickets.status = ${status}` : sql``}
  ${category ? sql`and tickets.category_id = ${category}` : sql``}
  ${priority ? sql`and tickets.priority = ${priority}` : sql``}`;

function isAssigned(to: StaffFilters['assigned']) {
  if (to === undefined) return sql``;
  return to === 'nobody' ? sql`and tickets.assigned_to is null` : sql`and tickets.assigned_to = ${to}`;
}

/** By number, subject or the requester's name. */
function speaksOf(search: string | undefined) {
  if (!search) return sql``;
  const number = /^(?:(?:ticket ?)?# ?|tkt-)?0*(\d{1,9})$/i.exec(search)?.[1];
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`and (tickets.id = ${number ?? 0} or subject ilike ${like}
    or exists (select from users as asking where asking.id = tickets.user_id and asking.name ilike ${like}))`;
}

async function countWhere(db: Queryable, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from tickets where ${where}`.execute(db);
  return rows[0]!.total;
}

export interface NewTicket {
  userId: number;
  categoryId: number;
  subject: string;
  description: string;
  priority: TicketPriority;
  clientId: string | null;
  /** The disputed sale. */
  saleId?: number;
}

/** Undefined if this client id already exists. */
export const insertTicket = (tx: Tx, { userId, categoryId, clientId, saleId, ...said }: NewTicket, clock: Clock) =>
  tx
    .insertInto('tickets')
    .values({
      ...said,
      ...clock,
      user_id: userId,
      category_id: categoryId,
      client_id: clientId,
      sale_id: saleId ?? null,
    })
    .onConflict((known) => known.columns(['user_id', 'client_id']).where('client_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();

/** A ticket already opened with this client id. */
export const findOpened = async (db: Queryable, userId: number, clientId: string | null): Promise<TicketRow | null> =>
  (await selectTickets(db, sql`tickets.user_id = ${userId} and tickets.client_id = ${clientId}::uuid`))[0] ?? null;

export type TicketChange = Partial<
  Pick<Tickets, 'assigned_to' | 'closed_at' | 'category_id' | 'merged_into'> & Omit<Timed, 'status'>
> & {
  status?: Reached<TicketStatus>;
};

export const saveTicket = (tx: Tx, id: number, change: TicketChange & Clock) =>
  tx
    .updateTable('tickets')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

export const saveRating = (tx: Tx, id: number, rating: { stars: number; comment: string | null }, now: Date) =>
  tx
    .updateTable('tickets')
    .set({ rating: rating.stars, rating_comment: rating.comment, rated_at: now, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

/** Tickets with staff that have no due time yet. */
export async function ticketsWithoutDue(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where due_at is null and status in ('open', 'in_progress') order by id limit 1000
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Closes tickets resolved before this time. Returns their ids and requesters. */
export async function closeResolved(tx: Tx, before: Date, now: Date): Promise<{ id: number; user_id: number }[]> {
  const { from, to } = transitionOfAll(ticketFlow, 'expire');
  return tx
    .updateTable('tickets')
    .set({ status: to, closed_at: now, updated_at: now })
    .where('status', 'in', from)
    .where('resolved_at', '<=', before)
    .returning(['id', 'user_id'])
    .execute();
}
