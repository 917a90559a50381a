import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { settableStandings, maySetStanding, type SettableStanding } from '@forecourt/contract/users/user-values.ts';

/** The staff member viewing the list. */
export interface Me {
  role: StaffRole;
}

/** Standings this staff member can give the user, without the current one. A suspension can get a new end date. */
export const standingsFor = ({ role }: Me, user: AdminUser): SettableStanding[] =>
  settableStandings.filter(
    (to) =>
      maySetStanding(role, changedBy(user), to) &&
      !(to === 'banned' && user.status === 'banned') &&
      !(to === 'active' && user.status !== 'suspended' && user.status !== 'banned'),
  );

/** The user in the shape the permission rules expect. */
export const changedBy = ({ is_own, staff_role, status }: AdminUser) => ({
  isOwn: is_own,
  staffRole: staff_role,
  isBanned: status === 'banned',
});
