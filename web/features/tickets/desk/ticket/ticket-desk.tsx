import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import type { RenderStanding } from '../../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { useShortcuts } from '../../../../lib/shortcuts.ts';
import { staffKeys } from '../../../../lib/staff-shortcuts.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { backToList, type DeskSearch } from '../desk-search.ts';
import { handlesTickets, type Me } from '../me.ts';
import { MergeButton } from '../merge/merge-button.tsx';
import { ReplyBox } from '../reply/reply-box.tsx';
import { PriorityTag, StatusTag } from '../../tags.tsx';
import { words } from '../words.ts';
import type { DeskTicket } from '../desk-ticket.ts';
import { Facts } from './facts.tsx';
import { NextStep } from './next-step.tsx';
import { NextTicket } from './next-ticket.tsx';
import { Thread } from './thread.tsx';
import { useNeighbours } from './use-neighbours.ts';

export interface TicketDeskProps {
  id: number;
  me: Me;
  search: DeskSearch;
  onGo: (next: DeskSearch) => void;
  /** Opens the user's details. Left out for roles that may not read users. */
  onPerson?: ((userId: number) => void) | undefined;
  /** Provided by the page: the disputed sale, or the decision under appeal. */
  renderSale: (saleId: number) => ReactNode;
  renderAppeal: (ticketId: number) => ReactNode;
  renderStanding: RenderStanding;
}

/** A single ticket in the staff portal. */
export function TicketDesk({
  id,
  me,
  search,
  onGo,
  onPerson,
  renderSale,
  renderAppeal,
  renderStanding,
}: TicketDeskProps) {
  const { data, error, refetch } = useQuery(api.tickets.staffTicket.query({ id }));
  const ticket = data?.ticket;
  const { next, nextOpen, previous } = useNeighbours(id, me, search);
  const open = (other: number | undefined) => other !== undefined && onGo({ ...backToList(search), ticket: other });
  const showPerson = ticket && onPerson && (() => onPerson(ticket.user_id));
  useShortcuts({
    [staffKeys.next]: () => open(next),
    [staffKeys.previous]: () => open(previous),
    [staffKeys.list]: () => onGo(backToList(search)),
    [staffKeys.details]: showPerson,
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <DeskHeading
        back={backToList(search)}
        title={ticket?.subject ?? `Ticket #${String(id).padStart(6, '0')}`}
        text={ticket && <Summary ticket={ticket} />}
        actions={
          ticket && (
            <>
              <NextStep ticket={ticket} me={me} />
              <MergeButton ticket={ticket} search={search} />
              {next !== undefined && <NextTicket next={next} search={search} />}
            </>
          )
        }
      />
      {ticket && (
        <Opened
          ticket={ticket}
          me={me}
          isToBeAnswered={search.reply === '1'}
          onResolved={() => onGo({ ...backToList(search), ...(nextOpen !== undefined && { ticket: nextOpen }) })}
          onPerson={showPerson}
          standing={renderStanding({ userId: ticket.user_id })}
          about={
            <>
              {ticket.merged_into && <MergedInto {...ticket.merged_into} />}
              {ticket.sale_id !== null && renderSale(ticket.sale_id)}
              {ticket.is_appeal && renderAppeal(ticket.id)}
            </>
          }
        />
      )}
      {data === undefined && !error && <TicketSkeleton />}
      {data === undefined && error && (
        <ErrorState level={2} title={words.ticketFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {data === null && (
        <EmptyState
          icon={<SearchX size={26} aria-hidden="true" />}
          title="Ticket not found"
          text="There’s no ticket with this number."
        />
      )}
    </div>
  );
}

const MergedInto = ({ id, ticket_number }: NonNullable<DeskTicket['merged_into']>) => (
  <Notice>
    This ticket was merged. Everything is in{' '}
    <Link to={staffTabs.tickets} search={{ ticket: id }} className="font-semibold underline underline-offset-4">
      {shownNumber(ticket_number)}
    </Link>
    .
  </Notice>
);

const Summary = ({ ticket }: { ticket: DeskTicket }) => (
  <span className="mt-1 flex flex-wrap items-center gap-2">
    <StatusTag status={ticket.status} />
    <PriorityTag priority={ticket.priority} />
    <span className="text-sm">
      {shownNumber(ticket.ticket_number)} · {ticket.category_name}
    </span>
  </span>
);

interface OpenedProps {
  ticket: DeskTicket;
  me: Me;
  isToBeAnswered: boolean;
  /** After a reply that resolved it. */
  onResolved: () => void;
}

const Opened = ({
  ticket,
  me,
  isToBeAnswered,
  onResolved,
  onPerson,
  about,
  standing,
}: OpenedProps & { about: ReactNode; standing: ReactNode; onPerson: (() => void) | undefined }) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
    <div className="grid grid-cols-1 gap-4">
      {about}
      <Thread ticket={ticket} me={me} />
      <AnswerPlace ticket={ticket} me={me} isToBeAnswered={isToBeAnswered} onResolved={onResolved} />
    </div>
    <Facts ticket={ticket} me={me} standing={standing} onPerson={onPerson} />
  </div>
);

function AnswerPlace({ ticket, me, isToBeAnswered, onResolved }: OpenedProps) {
  if (ticket.user_id === me.id) return <OwnTicket id={ticket.id} />;
  if (!handlesTickets(me)) return <p className="text-sm text-ink-3">{words.readOnly}</p>;
  if (ticket.is_own) return <Notice>{words.ownTicket}</Notice>;
  if (ticket.is_decider) return <Notice>{words.ownDecision}</Notice>;
  return <ReplyBox ticket={ticket} me={me} takesFocus={isToBeAnswered} onResolved={onResolved} />;
}

const OwnTicket = ({ id }: { id: number }) => (
  <Notice>
    {words.ownTicket}{' '}
    <Link to={paths.ticket} params={{ id: String(id) }} className="font-semibold underline underline-offset-4">
      Open as your own ticket
    </Link>
  </Notice>
);

const TicketSkeleton = () => (
  <output
    aria-busy="true"
    aria-label="Loading"
    className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]"
  >
    <span className="grid content-start gap-4">
      <Skeleton className="h-32 rounded-l" />
      <Skeleton className="h-24 rounded-l" />
      <Skeleton className="h-48 rounded-l" />
    </span>
    <Skeleton className="h-96 rounded-l" />
  </output>
);
