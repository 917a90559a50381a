import { maxUserSearch, userKinds, userSorts, userStatuses } from '@forecourt/contract/users/user-values.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField, type TypedText } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { kindNames, sortNames, statusNames } from '../words.ts';
import { isNarrowed, readUsersSearch, type UsersSearch } from '../users-search.ts';

interface UserFiltersProps {
  search: UsersSearch;
  typed: TypedText;
  onGo: (next: UsersSearch) => void;
}

export function UserFilters({ search, typed, onGo }: UserFiltersProps) {
  const choose = (change: Record<string, string>) => {
    const { page: _first, ...rest } = search;
    onGo(readUsersSearch({ ...rest, ...change }));
  };
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
      <SearchField
        typed={typed}
        onClear={() => (typed.type(''), choose({ search: '' }))}
        label="Search users by name"
        placeholder="Name"
        maxLength={maxUserSearch}
        className="col-span-2 min-w-0 lg:col-span-1"
      />
      <Select
        aria-label="Status"
        value={search.status ?? ''}
        onChange={({ target }) => choose({ status: target.value })}
      >
        <option value="">All statuses</option>
        {userStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </Select>
      <Select aria-label="Role" value={search.role ?? ''} onChange={({ target }) => choose({ role: target.value })}>
        <option value="">All roles</option>
        {userKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort by"
        value={search.sort ?? 'newest'}
        onChange={({ target }) => choose({ sort: target.value })}
        className="max-lg:col-span-2"
      >
        {userSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </Select>
      {isNarrowed(search) && (
        <div className="col-span-full">
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 pointer-coarse:h-11"
            onClick={() => (typed.type(''), choose({ search: '', status: '', role: '' }))}
          >
            Clear filters
          </Button>
        </div>
      )}
    </div>
  );
}
