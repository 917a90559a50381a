import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { closeAfterDays } from '@forecourt/contract/tickets/tickets.flow.ts';
import { dayText } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { statusGround, statusLooks } from '../tags.tsx';
import { disputeMeanings, statusMeanings } from '../words.ts';

/** How it stands, in plain words, and what comes next. */
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

function OwnWords({ ticket: { status, resolved_at, sale_id } }: { ticket: TicketThread }): ReactNode {
  if (status === 'resolved')
    return resolved_at
      ? `Resolved: it closes by itself on ${closingDay(resolved_at)}, or answer to reopen`
      : 'Resolved: answer to reopen';
  if (status !== 'closed') return (sale_id === null ? statusMeanings : disputeMeanings)[status];
  return (
    <>
      {statusMeanings.closed} and stays closed. Something new?{' '}
      <Link to={paths.support} className="font-semibold underline underline-offset-4">
        Create a new ticket
      </Link>
    </>
  );
}

/** The staff read here what its user reads. */
const StaffWords = ({ ticketId }: { ticketId: number }) => (
  <>
    You see this ticket as the person who asked sees it.{' '}
    <Link to={staffTabs.tickets} search={{ ticket: ticketId }} className="font-semibold underline underline-offset-4">
      Handle it in the staff portal
    </Link>
  </>
);

const closingDay = (resolvedAt: string): string =>
  dayText(new Date(Date.parse(resolvedAt) + closeAfterDays * 86_400_000).toISOString());
