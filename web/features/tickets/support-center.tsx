import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CreateTicket } from './create/create-ticket.tsx';
import { useTicketForm } from './create/ticket-form.ts';
import { MyTickets } from './mine/my-tickets.tsx';
import type { SessionLink } from '../../lib/session-link.ts';
import { SupportHours } from './support-hours.tsx';
import type { SupportSearch } from './support-search.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { words } from './words.ts';

interface SupportCenterProps {
  userId: number;
  search: SupportSearch;
  session: SessionLink;
  onGo: (next: SupportSearch) => void;
}

export function SupportCenter({ userId, search, session, onGo }: SupportCenterProps) {
  // Lives here so that uploads continue while the user looks at other tickets.
  const ticket = useTicketForm(userId, session);
  useLiveRefresh('tickets', !session.isExpired);
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-6 py-[clamp(24px,4vw,52px)]">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-lg text-ink-2">{words.subtitle}</p>
        <SupportHours />
        <Link to={paths.help} className="w-fit font-semibold underline underline-offset-4">
          {words.toHelp}
        </Link>
      </div>
      <Tabs
        label={words.title}
        chosen={search.tab ?? 'create'}
        onChoose={(id) => onGo(id === 'tickets' ? { tab: 'tickets' } : {})}
        tabs={[
          { id: 'create', title: words.create, content: <CreateTicket ticket={ticket} session={session} /> },
          {
            id: 'tickets',
            title: words.mine,
            content: <MyTickets userId={userId} search={search} onGo={onGo} />,
          },
        ]}
      />
    </div>
  );
}
