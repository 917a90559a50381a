import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { Me } from '../me.ts';

/** The assignee, if any, and whether the user is waiting for a reply from them. */
export const AssigneeTag = ({ ticket, me }: { ticket: StaffTicket; me: Me }) => (
  <>
    {ticket.assigned_to !== null && (
      <span className="text-xs text-ink-3">{ticket.assigned_to === me.id ? 'Yours' : ticket.assigned_name}</span>
    )}
    {isWaitedFor(ticket) && <span className="text-xs font-semibold text-ink">User replied</span>}
  </>
);

const isWaitedFor = ({ status, response_count, is_answered }: StaffTicket) =>
  (status === 'open' || status === 'in_progress') && response_count > 0 && !is_answered;
