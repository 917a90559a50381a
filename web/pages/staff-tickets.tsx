import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { staffPortalName } from '../features/accounts/staff-portal-name.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { AppealedDecision } from '../features/appeals/desk/appealed-decision.tsx';
import { DisputedSale } from '../features/sales/staff/disputed-sale.tsx';
import { readDeskSearch, type DeskSearch } from '../features/tickets/desk/desk-search.ts';
import { Desk } from '../features/tickets/desk/desk.tsx';
import { PersonPanel } from '../features/users/person-panel.tsx';
import { renderStandingFor } from '../features/users/standing/render-standing.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';
import { useDebouncedInput } from '../lib/use-debounced-input.ts';

export function StaffTicketsPage() {
  const user = useMember();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<{ personId: number; ticket: number | undefined } | null>(null);
  const search = readDeskSearch(useSearch({ from: staffTabs.tickets }));
  const number = search.ticket && String(search.ticket).padStart(6, '0');
  useTitle(number ? `Ticket #${number}` : staffPortalName(user?.staff_role ?? ''));
  const go = (next: DeskSearch, { replace = false } = {}) =>
    void navigate({
      to: staffTabs.tickets,
      search: readDeskSearch({ ...next }),
      replace,
      resetScroll: next.page !== search.page || next.view !== search.view || next.ticket !== search.ticket,
    });
  // Typing replaces the history entry, so Back leaves the search in one step.
  const typed = useDebouncedInput(search.search ?? '', (text) => {
    const { page: _first, ...rest } = search;
    go({ ...rest, search: text }, { replace: search.search !== undefined });
  });
  if (!user?.staff_role) return null;
  const renderStanding = renderStandingFor(user.staff_role, { isLinked: false });
  const readsUsers = staffRoleMay(user.staff_role, 'users.read');
  const me = { id: user.id, name: user.name, role: user.staff_role };
  return (
    <>
      <Desk
        me={me}
        search={search}
        onGo={go}
        typed={typed}
        renderSale={(saleId) => <DisputedSale saleId={saleId} mayDecide={staffRoleMay(me.role, 'sales.decide')} />}
        renderAppeal={(ticketId) => <AppealedDecision ticketId={ticketId} renderStanding={renderStanding} />}
        onPerson={readsUsers ? (personId) => setPanel({ personId, ticket: search.ticket }) : undefined}
        renderStanding={renderStanding}
      />
      {/* A link in the panel may lead to another ticket. */}
      {panel && panel.ticket === search.ticket && (
        <PersonPanel me={me} id={panel.personId} onClose={() => setPanel(null)} />
      )}
    </>
  );
}
