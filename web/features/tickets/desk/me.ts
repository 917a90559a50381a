import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';

/** Who sits at the desk. */
export interface Me {
  id: number;
  name: string;
  role: StaffRole;
}

/** An analyst counts tickets without reading them. */
export const readsTickets = ({ role }: Me): boolean => staffRoleMay(role, 'tickets.read');
export const handlesTickets = ({ role }: Me): boolean => staffRoleMay(role, 'tickets.handle');
export const keepsCategories = ({ role }: Me): boolean => staffRoleMay(role, 'settings.write');
