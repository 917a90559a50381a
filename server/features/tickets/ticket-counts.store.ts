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

/** What a staff member may settle: appeals against decisions of these kinds, and disputed sales. */
interface Decidable {
  appeals: readonly string[];
  disputes: boolean;
}

/** The tickets a staff member can handle, without those they're involved in. `tickets` counts each of them once. */
export async function countToHandle(db: Queryable, gameAccountId: number, decidable: Decidable, today: Date) {
  const { urgent, overdue, unassigned, appeals, disputes } = counted(today);
  const isDecidable = sql`tickets.id in (
    select ticket_id from appeals join staff_actions as decision on decision.id = appeals.decision_id
    where appeals.status = 'open' and decision.action = any (${sql.val([...decidable.appeals])}::text[])
  )`;
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
      count(*) filter (where ${isDecidable}) as appeals, count(*) filter (where ${disputes}) as disputed_sales,
      count(*) filter (where ${urgent} or ${overdue} or ${unassigned} or ${isDecidable}
        or (${decidable.disputes} and ${disputes})) as tickets
    from tickets join users on users.id = tickets.user_id left join sales on sales.id = tickets.sale_id
    where (${urgent} or ${overdue} or ${unassigned} or ${appeals} or ${disputes})
      and not ${gameAccountId}::float8 = any (${partyAccounts}) and ${deciderAccount} is distinct from ${gameAccountId}
  `.execute(db);
  return rows[0]!;
}
