import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { canHandle, choices, conditions, type Handler } from './ticket-choices.sql.ts';

export async function countForDesk(db: Queryable, handler: Handler) {
  const { resolved_today, urgent, overdue } = choices(handler);
  const { rows } = await sql<{
    open: number;
    in_progress: number;
    resolved_today: number;
    urgent: number;
    overdue: number;
  }>`
    select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'in_progress') as in_progress,
      count(*) filter (where ${resolved_today}) as resolved_today,
      count(*) filter (where ${urgent}) as urgent, count(*) filter (where ${overdue}) as overdue
    from tickets
  `.execute(db);
  return rows[0]!;
}

/**
 * The same lists as the desk's, for the to-do list. `tickets` counts each ticket once, and disputed sales only for
 * staff who decide them.
 */
export async function countToHandle(db: Queryable, handler: Handler, decidesDisputes: boolean) {
  const { urgent, overdue, unassigned, appeals, disputes } = conditions(handler);
  const { rows } = await sql<{
    urgent_tickets: number;
    overdue_tickets: number;
    unassigned_tickets: number;
    appeals: number;
    disputed_sales: number;
    tickets: number;
  }>`
    select count(*) filter (where ${urgent}) as urgent_tickets, count(*) filter (where ${overdue}) as overdue_tickets,
      count(*) filter (where ${unassigned}) as unassigned_tickets,
      count(*) filter (where ${appeals}) as appeals, count(*) filter (where ${disputes}) as disputed_sales,
      count(*) filter (where ${urgent} or ${overdue} or ${unassigned} or ${appeals}
        or (${decidesDisputes} and ${disputes})) as tickets
    from tickets
    where (${urgent} or ${overdue} or ${unassigned} or ${appeals} or ${disputes}) and ${canHandle(handler)}
  `.execute(db);
  return rows[0]!;
}
