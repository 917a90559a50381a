import { carFlow, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { moderated, type Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/staff/staff-rights.ts';

/** What each of the three takes and is called. */
export const actions = {
  flagged: { right: 'cars.flag', action: 'flag_car', name: 'flag', outcome: 'flagged' },
  removed: { right: 'cars.remove', action: 'remove_car', name: 'take_down', outcome: 'removed' },
  active: { right: 'cars.restore', action: 'restore_car', name: 'bring_back', outcome: 'restored' },
} as const satisfies Record<Moderated, { right: StaffRight; [more: string]: string }>;

interface Judged {
  status: CarStatus;
  removed_by: 'seller' | 'staff' | null;
  /** It is one's own, or of a dealer on whose team one is, with any character. */
  is_own: boolean;
  /** One has reported it oneself, and nobody has decided about that yet. */
  has_own_report: boolean;
}

/** Why somebody of the staff cannot make this of a car; null where they can. */
export function refusalOf(car: Judged, wanted: Moderated, role: StaffRole | null) {
  const { right, name } = actions[wanted];
  if (!staffRoleMay(role, right)) return 'not_allowed' as const;
  if (car.is_own) return 'own_car' as const;
  // What its seller deleted is theirs to bring back.
  if (!carFlow.may(name, car.status) || (name === 'bring_back' && car.removed_by === 'seller'))
    return 'not_possible_now' as const;
  // Flagging and removing say that who reported it was right.
  return car.has_own_report && name !== 'bring_back' ? ('own_report' as const) : null;
}

export const maySet = (car: Judged, role: StaffRole | null): Moderated[] =>
  moderated.filter((wanted) => refusalOf(car, wanted, role) === null);
