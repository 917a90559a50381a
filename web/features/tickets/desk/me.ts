import type { StaffRole } from '@forecourt/contract/kit/who.ts';

/** Who sits at the desk. */
export interface Me {
  id: number;
  name: string;
  role: StaffRole;
}

/** Analysts read; they handle nothing (product rules, "Access"). */
export const handlesTickets = ({ role }: Me): boolean => role !== 'analyst';
