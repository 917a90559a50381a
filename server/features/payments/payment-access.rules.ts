import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { mayFor, ownerOf, type Reach } from '@forecourt/contract/kit/owner.ts';
import type { TeamRight } from '@forecourt/contract/kit/team-rights.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';

interface Whose {
  user_id: number;
  dealer_id: number | null;
  kind: PaymentKind;
}

/** Going on with a payment, or giving it up: who began it; of a dealer, those of the team who could begin it now. */
export const mayHandle = ({ user_id, dealer_id, kind }: Whose, reach: Reach): boolean =>
  mayFor(reach, ownerOf({ personId: user_id, dealerId: dealer_id }), rightToBuy[kind]);

const rightToBuy: Record<PaymentKind, TeamRight> = {
  listing: 'cars.write',
  featured: 'cars.write',
  membership: 'membership.pay',
  renewal: 'membership.pay',
};

/** Who paid sees what became of it, also when they have left the team. */
export const isConcerned = (payment: Whose, reach: Reach): boolean =>
  payment.user_id === reach.userId || mayHandle(payment, reach);

/** Its receipt also those of the staff who read payments. */
export const maySee = (payment: Whose, reach: Reach, staffRole: StaffRole | null): boolean =>
  isConcerned(payment, reach) || staffRoleMay(staffRole, 'payments.read');
