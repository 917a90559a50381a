import { sql } from 'kysely';
import { deciderAccount } from '../../database/appeals.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { counted } from './ticket-choices.sql.ts';
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
 * The tickets a staff member can handle, without those they're involved in. Includes only appeals against decisions of
 * these kinds.
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
