import { carFlow, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { moderated, type Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';

/** The required right and name of each of the three actions. */
export const actions = {
  flagged: { right: 'cars.flag', action: 'flag_car', name: 'flag', outcome: 'flagged' },
  removed: { right: 'cars.remove', action: 'remove_car', name: 'take_down', outcome: 'removed' },
  active: { right: 'cars.restore', action: 'restore_car', name: 'bring_back', outcome: 'restored' },
} as const satisfies Record<Moderated, { right: StaffRight; [more: string]: string }>;

interface Judged {
  status: CarStatus;
  removed_by: 'seller' | 'staff' | null;
  /** The car belongs to this staff member or to a dealer whose team they're on, with any of their characters. */
  is_own: boolean;
  /** This staff member reported the car and the report is still open. */
  has_own_report: boolean;
}

/** Why a staff member can't take this action on a car, or null if they can. */
export function refusalOf(car: Judged, wanted: Moderated, role: StaffRole | null) {
  const { right, name } = actions[wanted];
  if (!staffRoleMay(role, right)) return 'not_allowed' as const;
  if (car.is_own) return 'own_car' as const;
  // Only the seller can restore what the seller deleted.
  if (!carFlow.may(name, car.status) || (name === 'bring_back' && car.removed_by === 'seller'))
    return 'not_possible_now' as const;
  // Flagging or removing the car would uphold their own report.
  return car.has_own_report && name !== 'bring_back' ? ('own_report' as const) : null;
}

export const maySet = (car: Judged, role: StaffRole | null): Moderated[] =>
  moderated.filter((wanted) => refusalOf(car, wanted, role) === null);
