import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMember } from '../features/accounts/use-member.ts';
import { renderHintsFor } from '../features/sales/staff/person-hints.tsx';
import { UsersDesk } from '../features/users/users-desk.tsx';
import { readUsersSearch, type UsersSearch } from '../features/users/users-search.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';
import { useDebouncedInput } from '../lib/use-debounced-input.ts';

export function StaffUsersPage() {
  const user = useMember();
  const navigate = useNavigate();
  const search = readUsersSearch(useSearch({ from: staffTabs.users }));
  useTitle('Users');
  const go = (next: UsersSearch, { replace = false } = {}) =>
    void navigate({
      to: staffTabs.users,
      search: readUsersSearch({ ...next }),
      replace,
      resetScroll: next.page !== search.page,
    });
  // Typing replaces the history entry, so Back leaves the search in one step.
  const typed = useDebouncedInput(search.search ?? '', (text) => {
    const { page: _first, ...rest } = search;
    go({ ...rest, search: text }, { replace: search.search !== undefined });
  });
  if (!user?.staff_role) return null;
  return (
    <UsersDesk
      me={{ role: user.staff_role }}
      search={search}
      typed={typed}
      onGo={go}
      renderHints={renderHintsFor(user.staff_role)}
    />
  );
}
