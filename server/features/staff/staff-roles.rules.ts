import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';

export interface StaffPerson {
  id: number;
  name: string;
  role: StaffRole | null;
  /** Banned, or suspended at the moment: they cannot sign in. */
  isShutOut: boolean;
}

export type RoleRefusal = 'unchanged' | 'last_admin' | 'shut_out';

/** Why somebody's role may not become this; `otherAdmins` are those who can sign in. */
export function refuseRole(person: StaffPerson, role: StaffRole | null, otherAdmins: number): RoleRefusal | null {
  if (person.role === role) return 'unchanged';
  if (role !== null && person.isShutOut) return 'shut_out';
  // A site where nobody gives roles could only be helped from outside.
  if (staffRoleMay(person.role, 'users.roles') && otherAdmins === 0) return 'last_admin';
  return null;
}
