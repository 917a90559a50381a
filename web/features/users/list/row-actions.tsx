import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { maySetRole } from '@forecourt/contract/users/user-values.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { standingsFor, type Me } from '../me.ts';
import { readUsersSearch, type UsersSearch } from '../users-search.ts';

interface RowActionsProps {
  me: Me;
  search: UsersSearch;
  user: AdminUser;
}

/** Links to the dialogs this staff member can use on this user. */
export function RowActions({ me, search, user }: RowActionsProps) {
  const to = (change: 'status' | 'role' | undefined, text: string) => (
    <ButtonLink
      to={staffTabs.users}
      search={readUsersSearch({ ...search, person: user.id, change })}
      resetScroll={false}
      kind="plain"
      size="small"
    >
      {text}
      <span className="sr-only"> of {user.name}</span>
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {to(undefined, 'Details')}
      {standingsFor(me, user).length > 0 && to('status', 'Status')}
      {maySetRole(me.role, { isOwn: user.is_own }) && to('role', 'Role')}
    </div>
  );
}
