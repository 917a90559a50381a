import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import { Notice } from '../../ui/notice.tsx';
import { UserList, type UserListProps } from './list/user-list.tsx';
import { UserTiles } from './list/user-tiles.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { useUsersNews } from './use-users-news.ts';

/** Everybody who has an account: how many they are, who they are, and what is done about them. */
export function UsersDesk(props: UserListProps) {
  const { me, search, onGo } = props;
  useUsersNews();
  const { person, change: _which, ...list } = search;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">Users</h2>
      <UserTiles />
      {staffRoleMay(me.role, 'users.read') ? (
        <>
          <UserList {...props} />
          {person !== undefined && (
            <PersonDialog
              key={person}
              me={me}
              search={search}
              id={person}
              onClose={() => onGo(list, { replace: true })}
            />
          )}
        </>
      ) : (
        <Notice>Your role counts people without knowing who they are, so there is no list of them here.</Notice>
      )}
    </div>
  );
}
