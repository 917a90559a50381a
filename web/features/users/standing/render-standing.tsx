import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { StandingPanel } from './standing-panel.tsx';

/** What a page lends to whoever judges someone; nothing for a role that counts people without knowing who they are. */
export const renderStandingFor = (role: StaffRole | null): RenderStanding =>
  staffRoleMay(role, 'users.read')
    ? ({ userId, plan }) => <StandingPanel key={userId} userId={userId} plan={plan} isLinked />
    : () => null;
