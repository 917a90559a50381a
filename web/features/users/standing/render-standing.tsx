import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { StandingPanel } from './standing-panel.tsx';

/** Renders the standing panel for staff who decide about a user. Renders nothing for roles that only see totals. */
export const renderStandingFor = (role: StaffRole | null, { isLinked = true } = {}): RenderStanding =>
  staffRoleMay(role, 'users.read')
    ? ({ userId, plan }) => <StandingPanel key={userId} userId={userId} plan={plan} isLinked={isLinked} />
    : () => null;
