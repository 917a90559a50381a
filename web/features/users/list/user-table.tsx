import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { count } from '../../../lib/format.ts';
import { PersonName } from '../../../shared/people/person-row.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { RoleTags, StatusTag } from '../user-tags.tsx';
import { RowActions } from './row-actions.tsx';
import type { UsersShown } from './users-shown.ts';

/** The list on wide screens. */
export const UserTable = (shown: UsersShown) => (
  <div className="[&_tbody_tr]:transition-colors [&_tbody_tr]:hover:bg-sunken [&_td:first-child]:max-w-[300px]">
    <Table caption="Users" columns={columns(shown)} rows={shown.users} rowKey={({ id }) => id} />
  </div>
);

const columns = ({ me, search }: UsersShown): readonly Column<AdminUser>[] => [
  {
    title: 'User',
    cell: (user) => (
      <span className="flex min-w-0 items-center gap-3">
        <PersonName person={user} text={user.company_name ?? undefined} />
        {user.is_own && <Tag>You</Tag>}
      </span>
    ),
  },
  { title: 'Role', cell: (user) => <RoleTags user={user} /> },
  { title: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
  { title: 'Cars', cell: (user) => <Cars user={user} /> },
  {
    title: 'Joined',
    cell: ({ created_at }) => (
      <span className="text-sm whitespace-nowrap text-ink-2">
        <Time at={created_at} as="day" />
      </span>
    ),
  },
  { title: 'Actions', cell: (user) => <RowActions me={me} search={search} user={user} /> },
];

export const Cars = ({ user: { total_cars, active_cars, sold_cars } }: { user: AdminUser }) => (
  <span className="grid text-sm whitespace-nowrap">
    <b className="font-semibold">{count(total_cars)} total</b>
    <span className="text-ink-3">
      {count(active_cars)} active, {count(sold_cars)} sold
    </span>
  </span>
);
