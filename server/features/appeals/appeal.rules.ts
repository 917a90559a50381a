import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { appeals } from '@forecourt/contract/appeals/appeals.ts';
import { appealFlow } from '@forecourt/contract/appeals/appeals.flow.ts';
import { decisions, type DecisionName } from '@forecourt/contract/appeals/decisions.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import type { DecisionRow } from './decisions.store.ts';

type Shown = NonNullable<Answer<typeof appeals.decision>['decision']>;
type Whose = Pick<DecisionRow, 'user_id' | 'dealer_id'>;

/** The decision concerns the user or their dealership, so they can see it. */
export const isConcerned = ({ user_id, dealer_id }: Whose, { userId, team }: Reach): boolean =>
  dealer_id === null ? user_id === userId : team?.dealerId === dealer_id;

/**
 * For a dealer, team members with the right can appeal. That holds even while the dealership is suspended and otherwise
 * read-only.
 */
export function mayAppealFor(decision: Whose & Pick<DecisionRow, 'kind'>, reach: Reach): boolean {
  if (!isConcerned(decision, reach)) return false;
  if (decision.dealer_id === null) return true;
  const { teamRight } = decisions[decision.kind];
  return teamRight !== null && reach.team !== null && teamRoleMay(reach.team.role, teamRight);
}

/** Rights needed to decide the appeal. */
export const rightsToDecide = (kind: DecisionName): StaffRight[] => ['tickets.handle', decisions[kind].right];

/** The decisions whose appeals this role may decide. */
export const decidableBy = (role: StaffRole | null): DecisionName[] =>
  (Object.keys(decisions) as DecisionName[]).filter((kind) => mayDecide(kind, role));

const mayDecide = (kind: DecisionName, role: StaffRole | null): boolean =>
  rightsToDecide(kind).every((right) => staffRoleMay(role, right));

export interface Staff {
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** The first reason why this staff member can't decide the appeal. */
export function whyNotDecide(
  decision: Pick<DecisionRow, 'kind' | 'decider_account' | 'appeal_status'>,
  partyAccounts: readonly number[],
  { gameAccountId, staffRole }: Staff,
): 'appeal_settled' | 'appeal_decider' | 'own_ticket' | 'not_allowed' | null {
  if (decision.appeal_status === null || !appealFlow.may('uphold', decision.appeal_status)) return 'appeal_settled';
  if (decision.decider_account === gameAccountId) return 'appeal_decider';
  if (partyAccounts.includes(gameAccountId)) return 'own_ticket';
  return mayDecide(decision.kind, staffRole) ? null : 'not_allowed';
}

export const decisionView = (row: DecisionRow, reach: Reach | null): Shown => ({
  id: row.id,
  kind: row.kind,
  target_type: row.target_type,
  target_id: row.target_id,
  subject: row.subject,
  reason: row.reason,
  decided_at: row.decided_at,
  until: row.until,
  stands: row.stands,
  may_appeal: row.stands && row.appeal_id === null && reach !== null && mayAppealFor(row, reach),
  appeal: row.appeal_id === null ? null : appealView(row),
});

export const appealView = (row: DecisionRow) => ({
  id: row.appeal_id!,
  ticket_id: row.ticket_id!,
  status: row.appeal_status!,
  statement: row.statement!,
  created_at: row.appealed_at!,
  outcome_reason: row.outcome_reason,
  outcome_at: row.outcome_at,
});
