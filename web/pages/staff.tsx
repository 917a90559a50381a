import { lazy } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { StaffBadge } from '../features/accounts/badges.tsx';
import { staffPortalName } from '../features/accounts/staff-names.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { useTyped } from '../lib/use-typed.ts';
import { readDeskSearch, type DeskSearch } from '../features/tickets/desk/desk-search.ts';
import { Portal } from '../features/staff/portal.tsx';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';

const Desk = lazy(async () => ({ default: (await import('../features/tickets/desk/desk.tsx')).Desk }));

/** Those that exist; each comes with its code when it is chosen. */
const tabs = [{ id: 'tickets', title: 'Tickets' }] as const;

export function StaffPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = readDeskSearch(useSearch({ from: paths.staff }));
  const title = staffPortalName(user?.staff_role ?? '');
  useTitle(search.ticket ? `Ticket #${String(search.ticket).padStart(6, '0')}` : title);
  const go = (next: DeskSearch, { replace = false } = {}) =>
    void navigate({
      to: paths.staff,
      search: readDeskSearch({ ...next }),
      replace,
      resetScroll: next.page !== search.page || next.view !== search.view || next.ticket !== search.ticket,
    });
  // Back leads out of a text in one step, however many letters it has.
  const typed = useTyped(search.search ?? '', (text) => {
    const { page: _first, ...rest } = search;
    go({ ...rest, search: text }, { replace: search.search !== undefined });
  });
  if (!user?.staff_role) return null;
  return (
    <Portal title={title} badge={<StaffBadge role={user.staff_role} />} tabs={tabs} chosen="tickets">
      <Desk me={{ id: user.id, name: user.name, role: user.staff_role }} search={search} onGo={go} typed={typed} />
    </Portal>
  );
}
