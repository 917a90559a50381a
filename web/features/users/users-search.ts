import { maxUserSearch, userKinds, userSorts, userStatuses } from '@forecourt/contract/users/user-values.ts';
import { choice, page, phrase, searchFields, whole, type SearchOf } from '../../lib/search-fields.ts';

export const userChanges = ['status', 'role', 'warn'] as const;
export type UserChange = (typeof userChanges)[number];

const filters = {
  search: phrase(maxUserSearch, { cut: true }),
  status: choice(userStatuses),
  role: choice(userKinds),
};
const fields = searchFields({
  ...filters,
  sort: choice(userSorts, 'newest'),
  page: page(999_999_999_999_999),
  /** The user whose details are open, and the change dialog. */
  person: whole(),
  change: choice(userChanges),
});

/** Search parameters of the Users tab. */
export type UsersSearch = SearchOf<typeof fields>;

export const readUsersSearch = ({ change, ...params }: Record<string, unknown>): UsersSearch =>
  fields.compact(fields.read(params).person ? { ...params, change } : params);

/** The list's filters. */
export const filtersOf = searchFields(filters).compact;

export const isNarrowed = (search: UsersSearch): boolean => Object.keys(filtersOf(search)).length > 0;
