import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { givenStandings, maySetStanding, type GivenStanding } from '@forecourt/contract/users/user-values.ts';

/** Who looks at the list. */
export interface Me {
  role: StaffRole;
}

/** Which standings they may give this person, as who is not so already; a suspension can be given another end. */
export const standingsFor = ({ role }: Me, user: AdminUser): GivenStanding[] =>
  givenStandings.filter(
    (to) =>
      maySetStanding(role, changedBy(user), to) &&
      !(to === 'banned' && user.status === 'banned') &&
      !(to === 'active' && user.status !== 'suspended' && user.status !== 'banned'),
  );

/** A person as the rules of changing them ask for it. */
export const changedBy = ({ is_own, staff_role, status }: AdminUser) => ({
  isOwn: is_own,
  staffRole: staff_role,
  isBanned: status === 'banned',
});
