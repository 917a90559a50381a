import { PersonName } from '../../../shared/people/person-row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { RoleTags, StatusTag } from '../user-tags.tsx';
import { RowActions } from './row-actions.tsx';
import { Cars } from './user-table.tsx';
import type { UsersShown } from './users-shown.ts';

/** The list on narrow screens. */
export const UserCards = ({ me, search, users }: UsersShown) => (
  <ul aria-label="Users" className="grid gap-3 sm:grid-cols-2">
    {users.map((user) => (
      <li key={user.id} className="flex min-w-0 flex-col gap-3 rounded-l border border-line bg-surface p-4">
        <div className="flex min-w-0 items-center gap-3">
          <PersonName person={user} text={user.company_name ?? undefined} />
          {user.is_own && <Tag>You</Tag>}
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <StatusTag status={user.status} />
          <RoleTags user={user} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <Cars user={user} />
          <span className="text-sm text-ink-3">
            Joined <Time at={user.created_at} as="day" />
          </span>
        </div>
        <div className="mt-auto">
          <RowActions me={me} search={search} user={user} />
        </div>
      </li>
    ))}
  </ul>
);
