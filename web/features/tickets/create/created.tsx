import { CircleCheck } from 'lucide-react';
import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { words } from '../words.ts';

/** Confirms that the ticket was created and links to it. */
export function Created({ ticket, onAnother }: { ticket: Ticket; onAnother: () => void }) {
  return (
    <Outcome>
      <EmptyState
        icon={<CircleCheck size={28} className="text-good" aria-hidden="true" />}
        title={words.created}
        text={
          <>
            <b className="font-semibold text-ink">{shownNumber(ticket.ticket_number)}</b>: {ticket.subject}. We’ll reply
            in the ticket, and you’ll see the reply there right away.
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.ticket} params={{ id: String(ticket.id) }}>
              View ticket
            </ButtonLink>
            <Button kind="plain" onClick={onAnother}>
              Create another
            </Button>
          </>
        }
      />
    </Outcome>
  );
}
