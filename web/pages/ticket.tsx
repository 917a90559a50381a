import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { TicketX } from 'lucide-react';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useExpiredSession } from '../features/accounts/use-expired-session.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { DecisionOfTicket } from '../features/appeals/decision-of-ticket.tsx';
import { SaleOfTicket } from '../features/sales/sale-of-ticket.tsx';
import { ThreadSkeleton } from '../features/tickets/thread/thread-skeleton.tsx';
import { ThreadView } from '../features/tickets/thread/thread-view.tsx';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import { words } from '../features/tickets/words.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export function TicketPage() {
  const { id } = useParams({ from: paths.ticket });
  const user = useMember();
  const session = useExpiredSession();
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const { data, error, refetch } = useQuery({
    ...api.tickets.get.query({ id: Number(id) }),
    enabled: isId && !session.isExpired,
  });
  const [known, setKnown] = useState<TicketThread>();
  if (data && data.ticket !== known) setKnown(data.ticket);
  // When a session ends, its data is dropped. Users who are typing keep their form and the ticket it belongs to.
  const ticket = data?.ticket ?? (known?.id === Number(id) ? known : undefined);
  useLiveRefresh('tickets', !session.isExpired);
  useTitle(ticket && `${shownNumber(ticket.ticket_number)}: ${ticket.subject}`);

  if (data === null || !isId) return <TicketNotFound />;
  if (!ticket && error)
    return <ErrorState title="Failed to get ticket" text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!ticket || !user) return <ThreadSkeleton />;
  return (
    <ThreadView
      ticket={ticket}
      userId={user.id}
      isParty={isParty(ticket, user)}
      session={{ ...session, notice: <ExpiredNotice /> }}
      about={
        <>
          {ticket.sale_id !== null && <SaleOfTicket saleId={ticket.sale_id} />}
          {ticket.is_appeal && ticket.user_id === user.id && <DecisionOfTicket ticketId={ticket.id} />}
        </>
      }
    />
  );
}

/** Other readers are staff. */
const isParty = ({ user_id, transitions }: TicketThread, user: { id: number; staff_role: StaffRole | null }): boolean =>
  user_id === user.id || transitions.includes('answer') || !staffRoleMay(user.staff_role, 'tickets.read');

const TicketNotFound = () => (
  <StateScreen
    icon={<TicketX size={26} aria-hidden="true" />}
    title={words.notFound}
    text={words.notFoundText}
    actions={
      <ButtonLink to={paths.support} search={{ tab: 'tickets' }}>
        My Tickets
      </ButtonLink>
    }
  />
);
