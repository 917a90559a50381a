import type { TeamRole } from '../kit/team-rights.ts';

/** The roles on a dealer's team, as people read them. */
export const teamRoleNames: Record<TeamRole, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  staff: 'Staff Member',
};
