import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { closeAfterDays, shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { dayText } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { statusGround, statusLooks } from '../tags.tsx';
import { disputeMeanings, statusMeanings } from '../words.ts';

/** The ticket's status and what happens next. */
export function StatusBanner({ ticket, isOwn }: { ticket: TicketThread; isOwn: boolean }) {
  const { Icon } = statusLooks[ticket.status];
  return (
    <output className={clsx('flex items-start gap-3 rounded-m px-4 py-3', statusGround(ticket.status))}>
      <Icon size={19} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 text-ink">
        {isOwn ? <OwnWords ticket={ticket} /> : <StaffWords ticketId={ticket.id} />}
      </span>
    </output>
  );
}

function OwnWords({ ticket: { status, resolved_at, sale_id, merged_into } }: { ticket: TicketThread }): ReactNode {
  if (merged_into)
    return (
      <>
        This ticket was merged into another one of yours. Everything is in{' '}
        <Link
          to={paths.ticket}
          params={{ id: String(merged_into.id) }}
          className="font-semibold underline underline-offset-4"
        >
          {shownNumber(merged_into.ticket_number)}
        </Link>
        .
      </>
    );
  if (status === 'resolved')
    return resolved_at
      ? `Resolved. This ticket will close automatically on ${closingDay(resolved_at)}. Reply to reopen it.`
      : 'Resolved. Reply to reopen this ticket.';
  if (status !== 'closed') return (sale_id === null ? statusMeanings : disputeMeanings)[status];
  return (
    <>
      {statusMeanings.closed} and can’t be reopened. Need more help?{' '}
      <Link to={paths.support} className="font-semibold underline underline-offset-4">
        Create a new ticket
      </Link>
    </>
  );
}

/** Tells staff that they're seeing the user's view. */
const StaffWords = ({ ticketId }: { ticketId: number }) => (
  <>
    You’re viewing this ticket as the requester sees it.{' '}
    <Link to={staffTabs.tickets} search={{ ticket: ticketId }} className="font-semibold underline underline-offset-4">
      Open it in the staff portal
    </Link>
  </>
);

const closingDay = (resolvedAt: string): string =>
  dayText(new Date(Date.parse(resolvedAt) + closeAfterDays * 86_400_000).toISOString());
