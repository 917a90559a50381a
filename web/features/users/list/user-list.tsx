import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserSearch } from 'lucide-react';
import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { useMedia } from '../../../lib/media.ts';
import { useScrollRestoration } from '../../../lib/scroll-restoration.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { TypedText } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Me } from '../me.ts';
import { filtersOf, isNarrowed, readUsersSearch, type UsersSearch } from '../users-search.ts';
import { words } from '../words.ts';
import { LoadFailed } from './load-failed.tsx';
import { UserCards } from './user-cards.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

export interface UserListProps {
  me: Me;
  search: UsersSearch;
  typed: TypedText;
  onGo: (next: UsersSearch, options?: { replace?: boolean }) => void;
}

/** All users, twenty per page. */
export function UserList({ me, search, typed, onGo }: UserListProps) {
  const { sort, page = 1 } = search;
  const { data, error, errorUpdatedAt, isPlaceholderData, refetch } = useQuery({
    ...api.users.list.query({ ...filtersOf(search), sort, page }),
    placeholderData: keepPreviousData,
  });
  useScrollRestoration(data !== undefined);
  useLastPage(page, isPlaceholderData ? undefined : data?.pagination.pages, (last) =>
    onGo({ ...search, page: last }, { replace: true }),
  );
  /** When the dismissed failure happened. */
  const [dismissed, setDismissed] = useState(0);
  function clear() {
    typed.type('');
    onGo({ ...(sort && { sort }) });
  }
  const users = isPlaceholderData && error ? undefined : data?.users;
  return (
    <div className="grid grid-cols-1 gap-3">
      <UserFilters search={search} typed={typed} onGo={onGo} />
      {error && (
        <LoadFailed
          hasRows={users !== undefined}
          isDismissed={dismissed === errorUpdatedAt}
          onRetry={() => void refetch()}
          onDismiss={() => setDismissed(errorUpdatedAt)}
        />
      )}
      {users ? (
        <Users me={me} search={search} users={users} onClear={clear} />
      ) : (
        !error && <Skeleton className="h-[620px] rounded-l" />
      )}
      {data && !error && data.pagination.total > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <output className="text-sm text-ink-2">
            {data.pagination.total_is_capped && 'More than '}
            {countOf(data.pagination.total, 'user')}
          </output>
          <Pager
            page={page}
            pages={data.pagination.pages}
            renderLink={(number, link) => (
              <Link
                to={staffTabs.users}
                search={readUsersSearch({ ...search, page: number, person: undefined })}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

interface UsersProps {
  me: Me;
  search: UsersSearch;
  users: readonly AdminUser[];
  onClear: () => void;
}

function Users({ onClear, ...shown }: UsersProps) {
  // Wide enough for six columns.
  const isWide = useMedia('(min-width: 1100px)');
  if (shown.users.length === 0)
    return (
      <EmptyState
        icon={<UserSearch size={26} aria-hidden="true" />}
        title={words.none}
        text={isNarrowed(shown.search) && words.adjust}
        actions={
          isNarrowed(shown.search) && (
            <Button kind="plain" onClick={onClear}>
              Show all users
            </Button>
          )
        }
      />
    );
  return isWide ? <UserTable {...shown} /> : <UserCards {...shown} />;
}
