import { useState } from 'react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { ticketFlow, shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AssignDialog } from '../assign/assign-dialog.tsx';
import type { DeskSearch } from '../desk-search.ts';
import type { Me } from '../me.ts';
import { useStatusChange } from '../use-status-change.ts';

interface RowActionsProps {
  ticket: StaffTicket;
  me: Me;
  search: DeskSearch;
}

/** Reply plus the next step: Assign if open, Resolve if in progress, Reopen if resolved, none if closed. */
export function RowActions({ ticket, me, search }: RowActionsProps) {
  const [isAssigning, setAssigning] = useState(false);
  const { setStatus, isActing } = useStatusChange(me);
  const { status } = ticket;
  if (ticket.is_own) return <span className="text-sm text-ink-3">Your ticket</span>;
  if (ticketFlow.after('reply', status) === null) return null;
  if (ticket.is_decider) return <span className="text-sm text-ink-3">Your decision</span>;
  const about = <span className="sr-only"> {shownNumber(ticket.ticket_number)}</span>;
  return (
    <div className="flex gap-2">
      <ButtonLink
        to={staffTabs.tickets}
        search={{ ...search, ticket: ticket.id, reply: '1' }}
        kind="plain"
        size="small"
      >
        Reply{about}
      </ButtonLink>
      {status === 'open' && (
        <Button kind="plain" size="small" onClick={() => setAssigning(true)}>
          Assign{about}
        </Button>
      )}
      {/* An appeal is resolved by its outcome. */}
      {ticketFlow.after('resolve', status) && !ticket.is_appeal && (
        <Button kind="plain" size="small" busy={isActing} onClick={() => setStatus(ticket, 'resolved')}>
          Resolve{about}
        </Button>
      )}
      {ticketFlow.after('reopen', status) && (
        <Button kind="plain" size="small" busy={isActing} onClick={() => setStatus(ticket, 'in_progress')}>
          Reopen{about}
        </Button>
      )}
      <AssignDialog ticket={isAssigning ? ticket : null} me={me} onClose={() => setAssigning(false)} />
    </div>
  );
}
