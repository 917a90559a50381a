import type { PersonStanding } from '../access/standing.ts';
import { staffRoles, type StaffRole } from '../access/who.ts';
import { staffRoleMay } from '../access/staff-rights.ts';

/** Account statuses as staff see them. `pending`: phone or routing number is missing. */
export const userStatuses = ['active', 'suspended', 'banned', 'pending', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** List filter: private users, users on a dealer's team, or staff. Some are both of the latter. */
export const userKinds = ['private', 'dealer', 'staff'] as const;
export type UserKind = (typeof userKinds)[number];

/** Groups for counting. Each staff role counts separately. */
export const countedRoles = ['private', 'dealer', ...staffRoles] as const;
export type CountedRole = (typeof countedRoles)[number];

export const userSorts = ['newest', 'oldest', 'name', 'last_login'] as const;
export type UserSort = (typeof userSorts)[number];

export const usersPerPage = 20;
export const maxUserSearch = 100;
/** Maximum items of each kind in the user details. */
export const maxInDetails = 5;
/** Users seen within this many days count as active. */
export const activeDays = 30;

/** The standings staff can set. */
export const settableStandings = ['active', 'suspended', 'banned'] as const satisfies PersonStanding[];
export type SettableStanding = (typeof settableStandings)[number];

interface Changed {
  /** The same person's account, with any of their characters. */
  isOwn: boolean;
  staffRole: string | null;
  isBanned: boolean;
}

/**
 * Whether this role may set this standing. No one may change their own. Changing staff needs the right to manage roles,
 * and setting or lifting a ban needs a right of its own.
 */
export const maySetStanding = (role: StaffRole | null, person: Changed, to: SettableStanding): boolean =>
  mayTouch(role, person) && ((to !== 'banned' && !person.isBanned) || staffRoleMay(role, 'users.ban'));

/** Whether they may sign the user out of their devices. */
export const mayTouch = (role: StaffRole | null, { isOwn, staffRole }: Changed): boolean =>
  !isOwn && staffRoleMay(role, 'users.suspend') && (!staffRole || staffRoleMay(role, 'users.roles'));

/** Whether they may warn the user. */
export const mayWarn = (role: StaffRole | null, { isOwn, staffRole }: Pick<Changed, 'isOwn' | 'staffRole'>): boolean =>
  !isOwn && staffRoleMay(role, 'users.warn') && (!staffRole || staffRoleMay(role, 'users.roles'));

export const maySetRole = (role: StaffRole | null, { isOwn }: Pick<Changed, 'isOwn'>): boolean =>
  !isOwn && staffRoleMay(role, 'users.roles');

/** Counting and paging limit of a search. Beyond it, pages say “more than 1,000”. */
export const searchCountedTo = 1000;
