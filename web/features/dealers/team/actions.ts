import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import { invitedRoles, mayChangeRole, mayRemove, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { OnTeam } from './use-team.ts';

/** Actions on a team member. */
export type Action = 'role' | 'transfer' | 'remove' | 'leave';

export const actionTitles: Record<Action, string> = {
  role: 'Change role',
  transfer: 'Offer ownership',
  remove: 'Remove from team',
  leave: 'Leave team',
};

/** The roles this user can give the member. Offering ownership is a separate action. */
export const rolesFor = (on: Pick<OnTeam, 'role'>, { role: from }: Pick<TeamMember, 'role'>): InvitedRole[] =>
  invitedRoles.filter((to) => mayChangeRole(on.role, { from, to }));

export function actionsOn(on: Pick<OnTeam, 'role' | 'userId'>, member: Pick<TeamMember, 'role' | 'user_id'>): Action[] {
  // Owners see it too. The dialog tells them to transfer ownership first.
  if (member.user_id === on.userId) return ['leave'];
  return [
    ...(rolesFor(on, member).length > 0 ? (['role'] as const) : []),
    ...(mayChangeRole(on.role, { from: member.role, to: 'owner' }) ? (['transfer'] as const) : []),
    ...(mayRemove(on.role, member.role) ? (['remove'] as const) : []),
  ];
}
