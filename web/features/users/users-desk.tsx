import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { RenderHints } from '../../lib/planned-decision.ts';
import { Notice } from '../../ui/notice.tsx';
import { UserList, type UserListProps } from './list/user-list.tsx';
import { UserTiles } from './list/user-tiles.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** All accounts: totals, the list, and the dialogs to act on them. */
export function UsersDesk({ renderHints, ...props }: UserListProps & { renderHints: RenderHints }) {
  const { me, search, onGo } = props;
  useLiveRefresh('users');
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
              renderHints={renderHints}
              onClose={() => onGo(list, { replace: true })}
            />
          )}
        </>
      ) : (
        <Notice>Your role shows user totals, not individual users.</Notice>
      )}
    </div>
  );
}
