import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { staffRoleName } from '../../features/accounts/staff-role-name.ts';

export function Greeting({ user }: { user: StoredUser }) {
  const beneath = user.staff_role ? staffRoleName(user.staff_role) : user.is_dealer && (user.company_name ?? 'Dealer');
  return (
    <span className="grid min-w-0 text-sm leading-tight">
      <span className="truncate font-semibold">Hi, {user.name}</span>
      {beneath && <span className="truncate text-ink-3">{beneath}</span>}
    </span>
  );
}
