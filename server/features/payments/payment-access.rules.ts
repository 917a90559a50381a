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

/** Going on with a payment, or giving it up: who began it; of a dealer, those of the team who could begin it now. */
export function mayHandle({ user_id, dealer_id, kind }: Whose, { id, team }: Asking): boolean {
  if (dealer_id === null) return user_id === id;
  if (team?.dealerId !== dealer_id) return false;
  return teamRoleMay(team.role, kind === 'listing' || kind === 'featured' ? 'write' : 'manage_settings');
}

/** Who paid sees what became of it, also when they have left the team. */
export const isConcerned = (payment: Whose, asking: Asking): boolean =>
  payment.user_id === asking.id || mayHandle(payment, asking);

/** Its receipt also those of the staff who read payments. */
export const maySee = (payment: Whose, asking: Asking): boolean =>
  isConcerned(payment, asking) || (asking.staffRole !== null && readers.includes(asking.staffRole));

const readers: readonly StaffRole[] = ['support', 'moderator', 'admin'];
