import type { TeamRole } from '../access/team-rights.ts';

/** Display names of the roles on a dealer's team. */
export const teamRoleNames: Record<TeamRole, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  staff: 'Staff Member',
};
