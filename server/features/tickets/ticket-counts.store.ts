import type { TicketChoice } from '@forecourt/contract/tickets/ticket-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { deciderAccount } from '../../database/appeals.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { partyAccounts } from './tickets.sql.ts';

export async function countForStaff(db: Queryable, today: Date) {
  const { rows } = await sql<{
    open: number;
    in_progress: number;
    resolved_today: number;
    urgent: number;
    overdue: number;
  }>`
    select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'in_progress') as in_progress,
      count(*) filter (where ${counted(today).resolved_today}) as resolved_today,
      count(*) filter (where ${counted(today).urgent}) as urgent,
      count(*) filter (where ${counted(today).overdue}) as overdue
    from tickets
  `.execute(db);
  return rows[0]!;
}

/**
 * What one of the staff has to see to: they handle nothing in which they have a part. Of the appeals only those against
 * decisions of these kinds.
 */
export async function countToHandle(db: Queryable, gameAccountId: number, decidable: readonly string[], today: Date) {
  const { urgent, overdue, unassigned, appeals, disputes } = counted(today);
  const { rows } = await sql<{
    urgent_tickets: number;
    overdue_tickets: number;
    unassigned_tickets: number;
    appeals: number;
    disputed_sales: number;
  }>`
    select count(*) filter (where ${urgent}) as urgent_tickets, count(*) filter (where ${overdue}) as overdue_tickets,
      count(*) filter (where ${unassigned}) as unassigned_tickets,
      count(*) filter (where tickets.id in (
        select ticket_id from appeals join staff_actions as decision on decision.id = appeals.decision_id
        where appeals.status = 'open' and decision.action = any (${sql.val([...decidable])}::text[])
      )) as appeals,
      count(*) filter (where ${disputes}) as disputed_sales
    from tickets join users on users.id = tickets.user_id left join sales on sales.id = tickets.sale_id
    where (${urgent} or ${overdue} or ${unassigned} or ${appeals} or ${disputes})
      and not ${gameAccountId}::float8 = any (${partyAccounts}) and ${deciderAccount} is distinct from ${gameAccountId}
  `.execute(db);
  return rows[0]!;
}

/** What the desk can be narrowed to, and is counted. */
export const counted = (today: Date): Record<TicketChoice, RawBuilder<unknown>> => ({
  resolved_today: sql`tickets.resolved_at >= ${today} and tickets.status in ('resolved', 'closed')`,
  urgent: sql`tickets.priority = 'urgent' and tickets.status not in ('resolved', 'closed')`,
  overdue: sql`tickets.due_at < now()`,
  unassigned: sql`tickets.assigned_to is null and tickets.status not in ('resolved', 'closed')`,
  appeals: sql`tickets.id in (select ticket_id from appeals where status = 'open')`,
  disputes: sql`tickets.sale_id in (select id from sales where status = 'disputed')`,
});
