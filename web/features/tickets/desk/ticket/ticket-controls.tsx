import {
  priorityNames,
  statusTransition,
  statusNames,
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Me } from '../me.ts';
import { useAction } from '../use-action.ts';
import { useStatusChange } from '../use-status-change.ts';
import { may, type DeskTicket } from '../desk-ticket.ts';

interface ControlProps {
  ticket: DeskTicket;
  me: Me;
}

/** Offers the statuses that can follow the current one. Renders nothing if there are none. */
export function StatusControl({ ticket, me }: ControlProps) {
  const { setStatus, isActing } = useStatusChange(me);
  const reachable = ticketStatuses.filter((status) => {
    const transition = statusTransition(ticket.status, status);
    return transition !== null && may(ticket, transition);
  });
  if (reachable.length === 0) return null;
  return (
    <Field label="Status">
      {(control) => (
        <Select
          {...control}
          disabled={isActing}
          value={ticket.status}
          onChange={({ target }) => setStatus(ticket, target.value as TicketStatus)}
        >
          {ticketStatuses
            .filter((status) => status === ticket.status || reachable.includes(status))
            .map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}

export function PriorityControl({ ticket, me }: ControlProps) {
  const { act, isActing } = useAction();
  if (!may(ticket, 'prioritise')) return null;
  const set = (priority: TicketPriority) =>
    act({
      run: () => api.tickets.updatePriority({ ticket_id: ticket.id, priority, user_id: me.id }),
      done: { title: `Priority set to ${priorityNames[priority]}` },
    });
  return (
    <Field label="Priority">
      {(control) => (
        <Select
          {...control}
          disabled={isActing}
          value={ticket.priority}
          onChange={({ target }) => set(target.value as TicketPriority)}
        >
          {ticketPriorities.toReversed().map((priority) => (
            <option key={priority} value={priority}>
              {priorityNames[priority]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
