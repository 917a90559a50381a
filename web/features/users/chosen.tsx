import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { PersonName } from '../../shared/people/person-row.tsx';
import { RoleTags, StatusTag } from './user-tags.tsx';

/** The user a dialog is about. */
export const Chosen = ({ user }: { user: AdminUser }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-m bg-sunken px-4 py-3">
    <span className="flex min-w-0 grow items-center gap-3">
      <PersonName person={user} text={user.company_name ?? undefined} />
    </span>
    <span className="flex flex-wrap gap-1.5">
      <StatusTag status={user.status} />
      <RoleTags user={user} />
    </span>
  </div>
);
