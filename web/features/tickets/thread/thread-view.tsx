import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { TicketResponse, TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Time } from '../../../ui/time.tsx';
import type { SessionLink } from '../../../lib/session-link.ts';
import { EventLine } from '../event-line.tsx';
import { PriorityTag, StatusTag } from '../tags.tsx';
import { entriesOf } from '../thread-entries.ts';
import { Announcer } from './announcer.tsx';
import { AnswerPlace } from './answer-place.tsx';
import { CloseTicket } from './close-ticket.tsx';
import { Entry } from './entry.tsx';
import { Rating } from './rating.tsx';
import { StatusBanner } from './status-banner.tsx';

interface ThreadViewProps {
  ticket: TicketThread;
  userId: number;
  /** True for the requester and for the other side of a dispute. Staff see the ticket as they do. */
  isParty: boolean;
  session: SessionLink;
  /** Provided by the page: the disputed sale, or the decision under appeal. */
  about?: ReactNode;
}

/** A ticket as its requester sees it: the question, every reply, and the available actions. */
export function ThreadView({ ticket, userId, isParty, session, about }: ThreadViewProps) {
  const may = (transition: string) => ticket.transitions.includes(transition);
  return (
    <div className="wrap grid max-w-[820px] grid-cols-1 gap-6 py-[clamp(20px,4vw,48px)]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={paths.support} search={{ tab: 'tickets' }} kind="quiet" size="small" className="-ml-3.5">
          <ArrowLeft size={17} aria-hidden="true" />
          My Tickets
        </ButtonLink>
        {may('close') && (
          <CloseTicket ticketId={ticket.id} userId={userId} isAppeal={ticket.is_appeal} session={session} />
        )}
      </div>
      <Heading ticket={ticket} />
      {about}
      <StatusBanner ticket={ticket} isOwn={isParty} />
      <ol aria-label="Thread" className="grid grid-cols-1 gap-3">
        <Entry
          message={{
            author: ticket.user_name,
            avatar: ticket.user_avatar,
            isStaff: false,
            isOwn: ticket.user_id === userId,
            at: ticket.created_at,
            text: ticket.description,
            pictures: ticket.attachments,
          }}
        />
        {entriesOf(ticket.responses, ticket.events).map((entry) =>
          'event' in entry ? (
            <EventLine key={entry.key} event={entry.event} />
          ) : (
            <Entry key={entry.key} message={messageOf(entry.response, userId)} />
          ),
        )}
      </ol>
      <Announcer responses={ticket.responses} userId={userId} />
      {may('rate') && <Rating ticket={ticket} userId={userId} session={session} />}
      {isParty && (
        <AnswerPlace key={ticket.id} ticket={ticket} userId={userId} mayAnswer={may('answer')} session={session} />
      )}
    </div>
  );
}

const messageOf = (response: TicketResponse, userId: number) => ({
  author: response.author_name,
  avatar: response.author_avatar,
  isStaff: response.is_staff,
  isOwn: response.author_id === userId,
  at: response.created_at,
  text: response.content,
  pictures: response.attachments,
});

const Heading = ({ ticket }: { ticket: TicketThread }) => (
  <div className="grid gap-3">
    <h1 className="text-2xl">{ticket.subject}</h1>
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <span className="font-semibold text-ink">{shownNumber(ticket.ticket_number)}</span>
      <span>{ticket.category_name}</span>
      <span>
        Created <Time at={ticket.created_at} as="day" />
      </span>
      <span className="flex gap-1.5">
        <PriorityTag priority={ticket.priority} />
        <StatusTag status={ticket.status} />
      </span>
    </p>
  </div>
);
