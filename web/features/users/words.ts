import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import type { UserKind, UserSort, UserStatus } from '@forecourt/contract/users/user-values.ts';

/** Sentences of the staff document, word for word. */
export const words = {
  failed: 'Failed to load users.',
  none: 'No users found.',
  adjust: 'Try adjusting your search criteria.',
  details: 'User Details',
  status: 'Update User Status',
  role: 'Update User Role',
  statsFailed: 'Failed to fetch user stats',
  tryAgain: 'Something went wrong on our side. Please try again.',
};

export const statusNames: Record<UserStatus, string> = {
  active: 'Active',
  suspended: 'Suspended',
  banned: 'Banned',
  pending: 'Pending',
  closed: 'Closed',
};

export const statusTones: Record<UserStatus, 'good' | 'warn' | 'danger' | 'neutral'> = {
  active: 'good',
  suspended: 'warn',
  banned: 'danger',
  pending: 'neutral',
  closed: 'neutral',
};

export const kindNames: Record<UserKind, string> = { private: 'Private user', dealer: 'Dealer', staff: 'Staff' };

export const roleNames: Record<StaffRole, string> = {
  support: 'Support',
  moderator: 'Moderator',
  analyst: 'Analyst',
  admin: 'Admin',
};

/** What each role is for, as who gives it reads it. */
export const roleTexts: Record<StaffRole, string> = {
  support: 'Handles tickets, flags listings, and reads users, cars and payments.',
  moderator: 'Also suspends people and dealers, removes listings, and decides reports, reviews and applications.',
  analyst: 'Sees counts and figures only, without names or texts, and decides nothing.',
  admin: 'Everything: bans, roles, refunds, settings, webhooks and keys.',
};

export const sortNames: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  last_login: 'Last here first',
};
