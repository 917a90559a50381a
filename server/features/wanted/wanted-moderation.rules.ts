import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { wantedFlow } from '@forecourt/contract/wanted/wanted.flow.ts';
import { wantedDecisions, type WantedDecision } from '@forecourt/contract/wanted/wanted-values.ts';
import type { WantedRow } from './wanted.store.ts';
import type { OpenReport } from './wanted-reports.store.ts';

export interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** The action that is logged and the transition, for each decision that changes the ad. */
export const moderations = {
  flag: { action: 'flag_wanted_ad', name: 'flag', outcome: 'flagged' },
  remove: { action: 'remove_wanted_ad', name: 'take_down', outcome: 'removed' },
  restore: { action: 'restore_wanted_ad', name: 'bring_back', outcome: 'restored' },
} as const;

/** Why a staff member can't take this decision, or null if they can. */
export function refusalOf(
  ad: WantedRow,
  reports: readonly Pick<OpenReport, 'reporter_account'>[],
  wanted: WantedDecision,
  staff: Staff,
) {
  if (!staffRoleMay(staff.staffRole, 'wanted.decide') || ad.owner_account === staff.gameAccountId)
    return 'not_allowed' as const;
  const hasOwnReport = reports.some(({ reporter_account }) => reporter_account === staff.gameAccountId);
  if (hasOwnReport && wanted !== 'restore') return 'own_report' as const;
  if (wanted === 'dismiss') return reports.length === 0 ? ('no_open_report' as const) : null;
  // Only the owner can restore what the owner deleted.
  const isTheirs = wanted === 'restore' && ad.removed_by === 'owner';
  return isTheirs || !wantedFlow.may(moderations[wanted].name, ad.status) ? ('wanted_ad_is_so' as const) : null;
}

export const mayDecide = (ad: WantedRow, reports: readonly OpenReport[], staff: Staff): WantedDecision[] =>
  wantedDecisions.filter((wanted) => refusalOf(ad, reports, wanted, staff) === null);
