import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { accountsInAppeal, appealStatus, deciderAccount } from '../../database/appeals.sql.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';

export interface TicketRow {
  id: number;
  user_id: number;
  /** Game accounts involved: the requester's and, for a disputed sale, the seller's side. */
  party_accounts: number[];
  /** The disputed sale and its owner. */
  sale_id: number | null;
  sale_seller_id: number | null;
  sale_dealer_id: number | null;
  /** The appeal's status and the decider's game account. Null if the ticket isn't an appeal. */
  appeal_status: AppealStatus | null;
  decider_account: number | null;
  user_name: string;
  user_avatar: string | null;
  category_id: number;
  category_name: string;
  subject: string;
  description: string;
  priority: TicketPriority;
  status: TicketStatus;
  /** The ticket in which this one continues. */
  merged_into: number | null;
  assigned_to: number | null;
  assigned_name: string | null;
  created_at: Date;
  updated_at: Date;
  first_response_at: Date | null;
  resolved_at: Date | null;
  closed_at: Date | null;
  rating: number | null;
  rating_comment: string | null;
  response_count: number;
  note_count: number;
  last_response: Date | null;
  is_answered: boolean;
  clock_minutes: number;
  clock_since: Date | null;
  answer_due_at: Date | null;
  solution_due_at: Date | null;
  due_at: Date | null;
  answered_in_time: boolean | null;
  solved_in_time: boolean | null;
}

/**
 * Game accounts of the requester (`users`), the selling side of a disputed sale (`sales`) and the appealed target
 * (`tickets`).
 */
export const partyAccounts = sql<number[]>`
  array[users.game_account_id]::float8[] || case when sales.id is null then '{}' else ${accountsOfSale} end || ${accountsInAppeal}`;

/** Tickets for lists and pages. Internal notes are counted separately. */
export async function selectTickets(
  db: Queryable,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select tickets.id, tickets.user_id, ${partyAccounts} as party_accounts,
      tickets.sale_id, sales.seller_id as sale_seller_id, sales.dealer_id as sale_dealer_id,
      ${appealStatus} as appeal_status, ${deciderAccount} as decider_account, users.name as user_name, users.avatar_url as user_avatar,
      tickets.category_id, ticket_categories.name as category_name, subject, description, tickets.priority, tickets.status,
      merged_into, assigned_to, assignee.name as assigned_name, tickets.created_at, tickets.updated_at, first_response_at,
      resolved_at, closed_at, rating, rating_comment,
      clock_minutes, clock_since, answer_due_at, solution_due_at, due_at, answered_in_time, solved_in_time,
      coalesce(answers.response_count, 0) as response_count, coalesce(answers.note_count, 0) as note_count,
      answers.last_response, coalesce(answers.is_answered, false) as is_answered
    from tickets
    join users on users.id = tickets.user_id
    join ticket_categories on ticket_categories.id = tickets.category_id
    left join sales on sales.id = tickets.sale_id
    left join users as assignee on assignee.id = tickets.assigned_to
    left join lateral (
      select count(*) filter (where not is_internal) as response_count,
        count(*) filter (where is_internal) as note_count,
        max(created_at) filter (where not is_internal) as last_response,
        (array_agg(is_staff order by created_at desc, id desc) filter (where not is_internal))[1] as is_answered
      from ticket_responses where ticket_id = tickets.id
    ) as answers on true
    where ${where} ${order}
  `.execute(db);
  return rows;
}
