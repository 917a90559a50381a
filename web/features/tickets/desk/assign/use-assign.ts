import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import type { Me } from '../me.ts';
import { useAction } from '../use-action.ts';
import type { Colleague } from './colleagues.ts';

export type Assignable = Pick<StaffTicket, 'id' | 'ticket_number' | 'assigned_to'>;

/** Assigns a ticket, unless its assignee has changed since it was loaded. */
export function useAssign(me: Me) {
  const { act, isActing } = useAction();

  function assign(ticket: Assignable, person: Pick<Colleague, 'id' | 'name'>, onDone: () => void) {
    act({
      run: () =>
        api.tickets.assign({
          ticket_id: ticket.id,
          staff_id: person.id,
          assigned_by: me.id,
          expected: ticket.assigned_to,
        }),
      done: { title: `${shownNumber(ticket.ticket_number)} assigned to ${person.id === me.id ? 'you' : person.name}` },
      onDone,
    });
  }

  return { assign, isAssigning: isActing };
}
