import {
  maxUserSearch,
  userKinds,
  userSorts,
  userStatuses,
  type UserKind,
  type UserSort,
  type UserStatus,
} from '@forecourt/contract/users/user-values.ts';
import { textOf } from '../../lib/search-text.ts';

/** What the list is narrowed to. */
type UserFilters = { search?: string; status?: UserStatus; role?: UserKind };

/** What stands in the address of the Users tab. */
export type UsersSearch = UserFilters & {
  /** Left out, the newest stand first. */
  sort?: UserSort;
  page?: number;
  /** Whose details are open, and which change of theirs. */
  person?: number;
  change?: 'status' | 'role';
};

/** Reads an address as people write it; what is not valid or says nothing is dropped. */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const sort = userSorts.find((one) => one === given.sort);
  const page = idOf(given.page) ?? 1;
  const person = idOf(given.person);
  const change = given.change === 'status' || given.change === 'role' ? given.change : undefined;
  return {
    ...filtersOf(given),
    ...(sort && sort !== 'newest' && { sort }),
    ...(page > 1 && { page }),
    ...(person && { person }),
    ...(person && change && { change }),
  };
}

export function filtersOf(given: Record<string, unknown>): UserFilters {
  const search = textOf(given.search)?.trim().slice(0, maxUserSearch);
  const status = userStatuses.find((one) => one === given.status);
  const role = userKinds.find((one) => one === given.role);
  return { ...(search && { search }), ...(status && { status }), ...(role && { role }) };
}

export const isNarrowed = (search: UsersSearch): boolean => Object.keys(filtersOf(search)).length > 0;

const idOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : undefined;
