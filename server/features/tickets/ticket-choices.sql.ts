import type { TicketChoice } from '@forecourt/contract/tickets/ticket-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { deciderAccount } from '../../database/appeals.sql.ts';
import { partyAccounts } from './tickets.sql.ts';

/** A staff member who works at the desk. */
export interface Handler {
  gameAccountId: number;
  /** Decisions whose appeals they may decide. */
  decidable: readonly string[];
  today: Date;
}

type Condition = RawBuilder<unknown>;

/** Whether a ticket is one of these, no matter who may handle it. */
export const conditions = ({ decidable, today }: Handler): Record<TicketChoice, Condition> => ({
  resolved_today: sql`tickets.resolved_at >= ${today} and tickets.status in ('resolved', 'closed')`,
  urgent: sql`tickets.priority = 'urgent' and tickets.status not in ('resolved', 'closed')`,
  overdue: sql`tickets.due_at < now()`,
  unassigned: sql`tickets.assigned_to is null and tickets.status not in ('resolved', 'closed')`,
  appeals: sql`tickets.id in (
    select ticket_id from appeals join staff_actions as decision on decision.id = appeals.decision_id
    where appeals.status = 'open' and decision.action = any (${sql.val([...decidable])}::text[])
  )`,
  disputes: sql`tickets.sale_id in (select id from sales where status = 'disputed')`,
});

/** Tickets in which they aren't involved and which don't appeal a decision of theirs (`mayHandle`). */
export const canHandle = ({ gameAccountId }: Handler): Condition => sql`not exists (
  select from users left join sales on sales.id = tickets.sale_id
  where users.id = tickets.user_id
    and (${gameAccountId}::float8 = any (${partyAccounts}) or ${deciderAccount} = ${gameAccountId}::float8)
)`;

/** The desk's filters and their counts. Open work is what this staff member can handle, as in their to-do list. */
export function choices(handler: Handler): Record<TicketChoice, Condition> {
  const { resolved_today, ...work } = conditions(handler);
  const theirs = Object.entries(work).map(([choice, is]) => [choice, sql`${is} and ${canHandle(handler)}`]);
  return { resolved_today, ...(Object.fromEntries(theirs) as typeof work) };
}
