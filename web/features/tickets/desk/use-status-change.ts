import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import {
  shownNumber,
  statusTransition,
  statusNames,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../lib/api.ts';
import type { Me } from './me.ts';
import { useAction } from './use-action.ts';

type Whose = Pick<StaffTicket, 'id' | 'ticket_number' | 'status'>;

/** Changes a ticket's status. Offers Undo if the previous status can be reached again. */
export function useStatusChange(me: Me) {
  const { act, isActing } = useAction();

  function setStatus({ id, ticket_number, status: before }: Whose, status: TicketStatus) {
    const set = (next: TicketStatus) => api.tickets.updateStatus({ ticket_id: id, status: next, user_id: me.id });
    const leadsBack = statusTransition(status, before) !== null;
    act({
      run: () => set(status),
      done: {
        title: `${shownNumber(ticket_number)} is now ${statusNames[status]}`,
        ...(leadsBack && { action: { label: 'Undo', run: () => act({ run: () => set(before) }) } }),
      },
    });
  }

  return { setStatus, isActing };
}
