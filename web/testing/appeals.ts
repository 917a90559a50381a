import type { AppealAtDesk, Decision, DecisionAtSignIn } from '@forecourt/contract/appeals/appeals.ts';

/** Staff removed Johnny's car, and he hasn't appealed. */
export const aDecision: Decision = {
  id: 31,
  kind: 'remove_car',
  target_type: 'car',
  target_id: 5,
  subject: '2021 Karin Sultan',
  reason: 'The photos show another car',
  decided_at: '2026-11-10T10:00:00Z',
  until: null,
  stands: true,
  may_appeal: true,
  appeal: null,
};

export const openAppeal = {
  id: 4,
  ticket_id: 42,
  status: 'open',
  statement: 'They show this very car',
  created_at: '2026-11-11T10:00:00Z',
  outcome_reason: null,
  outcome_at: null,
} as const;

export const decisionAnswer = <D extends Decision | null>(decision: D) => ({ success: true as const, decision });

/** Johnny is suspended. */
export const aSuspension: DecisionAtSignIn = {
  ...aDecision,
  kind: 'suspend_user',
  target_type: 'user',
  target_id: 11,
  subject: 'Johnny Pearson',
  reason: 'Real-money trading',
  until: '2026-12-01T17:30:00.000Z',
  responses: [],
  may_answer: false,
};

export const anAppealAtDesk: AppealAtDesk = {
  ...aDecision,
  may_appeal: false,
  appeal: openAppeal,
  decider_name: 'Mia Stone',
  decided_by_name: null,
  before: { status: 'active', status_reason: null },
  after: { status: 'removed', status_reason: 'The photos show another car' },
  history: [
    {
      id: 31,
      action: 'remove_car',
      actor_name: 'Mia Stone',
      reason: 'The photos show another car',
      created_at: '2026-11-10T10:00:00Z',
    },
  ],
  may_decide: true,
  why_not: null,
  deciders: 1,
};
