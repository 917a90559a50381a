import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';

export interface StaffPerson {
  id: number;
  name: string;
  role: StaffRole | null;
  /** Banned or currently suspended, so they can't log in. */
  isLockedOut: boolean;
}

export type RoleRefusal = 'unchanged' | 'last_admin' | 'shut_out';

/** Why a user can't get this role. `otherAdmins` counts only admins who can log in. */
export function refuseRole(person: StaffPerson, role: StaffRole | null, otherAdmins: number): RoleRefusal | null {
  if (person.role === role) return 'unchanged';
  if (role !== null && person.isLockedOut) return 'shut_out';
  // Without anyone who can assign roles, the site could only be fixed from the server.
  if (staffRoleMay(person.role, 'users.roles') && otherAdmins === 0) return 'last_admin';
  return null;
}
