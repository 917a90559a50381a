import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import { invitedRoles, mayChangeRole, mayRemove, type InvitedRole } from '@forecourt/contract/kit/team-rights.ts';
import type { OnTeam } from './use-team.ts';

/** What can be done about somebody of the team. */
export type Action = 'role' | 'transfer' | 'remove' | 'leave';

export const actionTitles: Record<Action, string> = {
  role: 'Change role',
  transfer: 'Transfer ownership',
  remove: 'Remove from team',
  leave: 'Leave team',
};

/** The roles that this person may give to that one. The transfer of ownership is a action of its own. */
export const rolesFor = (on: Pick<OnTeam, 'role'>, { role: from }: Pick<TeamMember, 'role'>): InvitedRole[] =>
  invitedRoles.filter((to) => mayChangeRole(on.role, { from, to }));

export function actionsOn(on: Pick<OnTeam, 'role' | 'userId'>, member: Pick<TeamMember, 'role' | 'user_id'>): Action[] {
  // An owner who wants to leave is told what comes first.
  if (member.user_id === on.userId) return ['leave'];
  return [
    ...(rolesFor(on, member).length > 0 ? (['role'] as const) : []),
    ...(mayChangeRole(on.role, { from: member.role, to: 'owner' }) ? (['transfer'] as const) : []),
    ...(mayRemove(on.role, member.role) ? (['remove'] as const) : []),
  ];
}
