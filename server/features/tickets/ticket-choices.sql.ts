import type { TicketChoice } from '@forecourt/contract/tickets/ticket-values.ts';
import { sql, type RawBuilder } from 'kysely';

/** The conditions for the desk's filters and their counts. */
export const counted = (today: Date): Record<TicketChoice, RawBuilder<unknown>> => ({
  resolved_today: sql`tickets.resolved_at >= ${today} and tickets.status in ('resolved', 'closed')`,
  urgent: sql`tickets.priority = 'urgent' and tickets.status not in ('resolved', 'closed')`,
  overdue: sql`tickets.due_at < now()`,
  unassigned: sql`tickets.assigned_to is null and tickets.status not in ('resolved', 'closed')`,
  appeals: sql`tickets.id in (select ticket_id from appeals where status = 'open')`,
  disputes: sql`tickets.sale_id in (select id from sales where status = 'disputed')`,
});
