import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { mayFor, ownerOf, type Reach } from '@forecourt/contract/access/owner.ts';
import type { TeamRight } from '@forecourt/contract/access/team-rights.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';

interface Whose {
  user_id: number;
  dealer_id: number | null;
  kind: PaymentKind;
}

/** The user who started a payment can continue or cancel it. For a dealer, team members who could start it now. */
export const mayHandle = ({ user_id, dealer_id, kind }: Whose, reach: Reach): boolean =>
  mayFor(reach, ownerOf({ personId: user_id, dealerId: dealer_id }), rightToBuy[kind]);

const rightToBuy: Record<PaymentKind, TeamRight> = {
  listing: 'cars.write',
  featured: 'cars.write',
  membership: 'membership.pay',
  renewal: 'membership.pay',
};

/** The payer sees the outcome even after leaving the team. */
export const isConcerned = (payment: Whose, reach: Reach): boolean =>
  payment.user_id === reach.userId || mayHandle(payment, reach);

/** Staff who can read payments also see the receipt. */
export const maySee = (payment: Whose, reach: Reach, staffRole: StaffRole | null): boolean =>
  isConcerned(payment, reach) || staffRoleMay(staffRole, 'payments.read');
