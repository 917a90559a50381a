import { appealFlow } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sentence } from '@forecourt/contract/errors.ts';
import { ticketFlow } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Queryable } from '../../database/database.ts';
import {
  appealView,
  decisionView,
  isConcerned,
  rightsToDecide,
  whyNotDecide,
  type Staff,
} from '../../features/appeals/appeal.rules.ts';
import { countDeciders, historyOf } from '../../features/appeals/appeals.store.ts';
import { decisionOfTicket, latestDecision, type DecisionRow } from '../../features/appeals/decisions.store.ts';
import { listResponses } from '../../features/tickets/responses.store.ts';
import { findTicket } from '../../features/tickets/tickets.store.ts';

/**
 * The decision that keeps a user from logging in, with the conversation about it. They have no other page to see it on.
 */
export async function decisionAtSignIn(db: Queryable, userId: number) {
  const decision = await latestDecision(db, 'user', userId);
  if (!decision?.stands) return null;
  const ticket = decision.ticket_id === null ? null : await findTicket(db, decision.ticket_id);
  const reach: Reach = { userId, gameAccountId: 0, team: null };
  return {
    ...decisionView(decision, reach),
    responses: ticket ? await listResponses(db, ticket.id, { withNotes: false }) : [],
    may_answer: ticket !== null && ticketFlow.may('answer', ticket.status),
  };
}

/** The part of a staff decision that the user concerned can see. */
export async function decisionFor(db: Queryable, decision: DecisionRow | null, reach: Reach) {
  return decision && isConcerned(decision, reach) ? decisionView(decision, reach) : null;
}

/** The appeal in a ticket, as this staff member sees it. */
export async function appealAtDesk(db: Queryable, ticketId: number, staff: Staff) {
  const [decision, ticket] = [await decisionOfTicket(db, ticketId), await findTicket(db, ticketId)];
  if (!decision || !ticket) return null;
  const refusal = whyNotDecide(decision, ticket.party_accounts, staff);
  const apart = [...ticket.party_accounts, ...(decision.decider_account === null ? [] : [decision.decider_account])];
  const [history, deciders] = await Promise.all([
    historyOf(db, decision.target_type, decision.target_id),
    countDeciders(db, rightsToDecide(decision.kind), apart),
  ]);
  return {
    ...decisionView(decision, null),
    appeal: appealView(decision),
    decider_name: decision.decider_name,
    decided_by_name: decision.outcome_by_name,
    before: decision.before,
    after: decision.after,
    history,
    may_decide: refusal === null,
    why_not: refusal && refusal !== 'appeal_settled' ? whyNot[refusal] : null,
    deciders: appealFlow.may('uphold', decision.appeal_status!) ? deciders : 0,
  };
}

const whyNot = {
  appeal_decider: sentence('appeal_decider', { name: 'You' }),
  own_ticket: 'You’re involved in this case, so a colleague has to decide.',
  not_allowed:
    'Your role can’t decide this appeal. You can reply in the ticket, and a colleague with permission will decide.',
};
