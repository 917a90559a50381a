import type { StaffRole } from '@forecourt/contract/kit/who.ts';

export const staffRoleNames: Record<StaffRole, string> = {
  support: 'Support',
  moderator: 'Moderator',
  analyst: 'Analyst',
  admin: 'Admin',
};

export const staffPortalName = (role: string): string => (role === 'admin' ? 'Admin Portal' : 'Staff Portal');
