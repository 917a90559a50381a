import type { z } from 'zod';
import type { StaffMember } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { byName } from '../../../../lib/by-name.ts';

export type Colleague = z.output<typeof StaffMember>;

/** The current user first, then the colleagues with the fewest open tickets. */
export const leastBusyFirst = (staff: readonly Colleague[], myId: number): Colleague[] =>
  staff.toSorted(
    (a, b) =>
      Number(b.id === myId) - Number(a.id === myId) || a.open_tickets - b.open_tickets || byName(a.name, b.name),
  );

/** Display name of a role, such as "Support". */
export const roleName = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);
