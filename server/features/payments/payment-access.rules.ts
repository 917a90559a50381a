import { teamRoleMay, type StaffRole, type TeamRole } from '@forecourt/contract/kit/who.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';

interface Whose {
  user_id: number;
  dealer_id: number | null;
  kind: PaymentKind;
}

interface Asking {
  id: number;
  staffRole: StaffRole | null;
  team: { dealerId: number; role: TeamRole } | null;
}

/** Going on with a payment, or giving it up: who began it, and those of the dealer's team who could have. */
export function mayHandle({ user_id, dealer_id, kind }: Whose, { id, team }: Asking): boolean {
  if (user_id === id) return true;
  if (dealer_id === null || team?.dealerId !== dealer_id) return false;
  return teamRoleMay(team.role, kind === 'listing' || kind === 'featured' ? 'write' : 'manage_settings');
}

/** Its receipt also those of the staff who read payments. */
export const maySee = (payment: Whose, asking: Asking): boolean =>
  mayHandle(payment, asking) || (asking.staffRole !== null && readers.includes(asking.staffRole));

const readers: readonly StaffRole[] = ['support', 'moderator', 'admin'];
