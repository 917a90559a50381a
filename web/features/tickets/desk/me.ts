import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';

/** The staff member using the desk. */
export interface Me {
  id: number;
  name: string;
  role: StaffRole;
}

/** Analysts see ticket counts but can't read tickets. */
export const readsTickets = ({ role }: Me): boolean => staffRoleMay(role, 'tickets.read');
export const handlesTickets = ({ role }: Me): boolean => staffRoleMay(role, 'tickets.handle');
export const keepsCategories = ({ role }: Me): boolean => staffRoleMay(role, 'settings.write');
