import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { UserKind, UserSort, UserStatus } from '@forecourt/contract/users/user-values.ts';

/** These texts are fixed by the staff document, except for warnings. */
export const words = {
  failed: 'Failed to load users.',
  none: 'No users found.',
  adjust: 'Try adjusting your search criteria.',
  details: 'User Details',
  status: 'Update User Status',
  role: 'Update User Role',
  warn: 'Warn user',
  statsFailed: 'Failed to fetch user stats',
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

/** Descriptions of the roles, shown when assigning one. */
export const roleTexts: Record<StaffRole, string> = {
  support: 'Handles tickets, flags listings, and reads users, cars and payments.',
  moderator: 'Also suspends users and dealers, removes listings, and decides reports, reviews and applications.',
  analyst: 'Sees totals only, without names or texts, and can’t make decisions.',
  admin: 'Can do everything, including bans, roles, refunds, settings, webhooks and keys.',
};

export const sortNames: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  last_login: 'Recently active',
};
