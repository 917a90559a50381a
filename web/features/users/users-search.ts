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

/** The list's filters. */
type UserFilters = { search?: string; status?: UserStatus; role?: UserKind };

/** Search parameters of the Users tab. */
export type UsersSearch = UserFilters & {
  /** Newest first if left out. */
  sort?: UserSort;
  page?: number;
  /** The user whose details are open, and the change dialog. */
  person?: number;
  change?: UserChange;
};

export const userChanges = ['status', 'role', 'warn'] as const;
export type UserChange = (typeof userChanges)[number];

/** Parses untrusted search parameters. Drops invalid values and defaults. */
export function readUsersSearch(params: Record<string, unknown>): UsersSearch {
  const sort = userSorts.find((one) => one === params.sort);
  const page = idOf(params.page) ?? 1;
  const person = idOf(params.person);
  const change = userChanges.find((one) => one === params.change);
  return {
    ...filtersOf(params),
    ...(sort && sort !== 'newest' && { sort }),
    ...(page > 1 && { page }),
    ...(person && { person }),
    ...(person && change && { change }),
  };
}

export function filtersOf(params: Record<string, unknown>): UserFilters {
  const search = textOf(params.search)?.trim().slice(0, maxUserSearch);
  const status = userStatuses.find((one) => one === params.status);
  const role = userKinds.find((one) => one === params.role);
  return { ...(search && { search }), ...(status && { status }), ...(role && { role }) };
}

export const isNarrowed = (search: UsersSearch): boolean => Object.keys(filtersOf(search)).length > 0;

const idOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : undefined;
