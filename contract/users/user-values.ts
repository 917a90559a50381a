import type { PersonStanding } from '../kit/standing.ts';
import { staffRoles, type StaffRole } from '../kit/who.ts';
import { staffRoleMay } from '../staff/staff-rights.ts';

/** How an account stands, as the staff read it; `pending`: phone or routing number is still missing. */
export const userStatuses = ['active', 'suspended', 'banned', 'pending', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What the list is narrowed to: neither on a dealer's team nor of the staff, or one of the two; some are both. */
export const userKinds = ['private', 'dealer', 'staff'] as const;
export type UserKind = (typeof userKinds)[number];

/** By what they are counted: each role of the staff by itself. */
export const countedRoles = ['private', 'dealer', ...staffRoles] as const;
export type CountedRole = (typeof countedRoles)[number];

export const userSorts = ['newest', 'oldest', 'name', 'last_login'] as const;
export type UserSort = (typeof userSorts)[number];

export const usersAtOnce = 20;
export const maxUserSearch = 100;
/** Of each kind of thing somebody has, so many stand in their details. */
export const maxInDetails = 5;
/** Who was here in the last so many days counts as an active user. */
export const activeDays = 30;

/** The standings that the staff give. */
export const givenStandings = ['active', 'suspended', 'banned'] as const satisfies PersonStanding[];
export type GivenStanding = (typeof givenStandings)[number];

interface Changed {
  /** It is the same person's, with whichever of their characters. */
  isOwn: boolean;
  staffRole: string | null;
  isBanned: boolean;
}

/**
 * Whether somebody with this role may give this person this standing: nobody themselves, the staff only who gives them
 * their roles, and to ban or to lift a ban takes a right of its own.
 */
export const maySetStanding = (role: StaffRole | null, person: Changed, to: GivenStanding): boolean =>
  mayTouch(role, person) && ((to !== 'banned' && !person.isBanned) || staffRoleMay(role, 'users.ban'));

/** Whether they may sign them out where they are signed in. */
export const mayTouch = (role: StaffRole | null, { isOwn, staffRole }: Changed): boolean =>
  !isOwn && staffRoleMay(role, 'users.suspend') && (!staffRole || staffRoleMay(role, 'users.roles'));

export const maySetRole = (role: StaffRole | null, { isOwn }: Pick<Changed, 'isOwn'>): boolean =>
  !isOwn && staffRoleMay(role, 'users.roles');

/** So many that a search finds are counted and led to page by page; beyond it there are “more than” so many. */
export const searchCountedTo = 1000;
