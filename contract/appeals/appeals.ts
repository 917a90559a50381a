import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../kit/who.ts';
import { Reason } from '../staff/staff-actions.ts';
import { State } from '../staff/staff.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { TicketResponse } from '../tickets/ticket-shapes.ts';
import { maxTicketText } from '../tickets/ticket-values.ts';
import { appealStatuses, outcomes } from './appeals.flow.ts';
import { decisionNames, decisionTargets } from './decisions.ts';

export const minStatement = 10;

const Statement = text(maxTicketText, {
  min: minStatement,
  tooShort: 'Please say in a sentence or two what is not right',
});

const Appeal = z
  .object({
    id: Id,
    ticket_id: Id,
    status: z.enum(appealStatuses),
    statement: z.string(),
    created_at: Moment,
    /** Why it was decided so, and when. */
    outcome_reason: z.string().nullable(),
    outcome_at: Moment.nullable(),
  })
  .meta({ title: 'Appeal' });
export type Appeal = z.output<typeof Appeal>;

/** What the staff decided, as those whom it concerns see it: not who of them it was. */
export const Decision = z
  .object({
    id: Id,
    kind: z.enum(decisionNames),
    target_type: z.enum(decisionTargets),
    target_id: Id,
    /** What it is about: the car, the company, the person. */
    subject: z.string(),
    reason: z.string(),
    decided_at: Moment,
    /** When it ends by itself; null where it does not. */
    until: Moment.nullable(),
    /** It has not ended and nobody undid it. */
    stands: z.boolean(),
    may_appeal: z.boolean(),
    appeal: Appeal.nullable(),
  })
  .meta({ title: 'Decision' });
export type Decision = z.output<typeof Decision>;

/** At the sign-in, where there is no other page: with what was said in the ticket. */
const DecisionAtSignIn = Decision.extend({
  responses: z.array(TicketResponse),
  may_answer: z.boolean(),
}).meta({ title: 'DecisionAtSignIn' });
export type DecisionAtSignIn = z.output<typeof DecisionAtSignIn>;

const LoggedWord = z.object({
  id: Id,
  action: z.string(),
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: Moment,
});

/** As the staff see it at the desk. */
const AppealAtDesk = Decision.extend({
  appeal: Appeal,
  /** Null when it was done at the server itself. */
  decider_name: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  before: State.nullable(),
  after: State.nullable(),
  /** What else the staff ever did to the same thing, the latest first. */
  history: z.array(LoggedWord),
  may_decide: z.boolean(),
  /** Why the one who reads it may not, in a sentence. */
  why_not: z.string().nullable(),
  /** How many of the staff could decide it. */
  deciders: z.number().int(),
}).meta({ title: 'AppealAtDesk' });
export type AppealAtDesk = z.output<typeof AppealAtDesk>;

const asked = { decision_id: Id, statement: Statement };
const openFails = ['decision_not_found', 'appealed_already', 'decision_over', 'not_allowed'] as const;

/** Decisions explained to those whom they concern, who may have them looked at once more. */
export const appeals = {
  decision: call('GET /api/appeals.php?action=decision', {
    summary: 'What staff decided about one’s listing, review, application or dealership; null where nothing stands',
    who: member,
    limit: 'browse',
    input: z.object({ target_type: z.enum(decisionTargets), target_id: Id }),
    output: success('decision', Decision.nullable()),
  }),
  ofTicket: call('GET /api/appeals.php?action=of_ticket', {
    summary: 'The decision that is appealed in one’s ticket',
    who: member,
    limit: 'browse',
    input: z.object({ ticket_id: Id }),
    output: success('decision', Decision.nullable()),
  }),
  open: call('POST /api/appeals.php?action=open', {
    summary: 'Appeal a decision, once: a ticket that somebody else of the staff handles',
    who: member,
    limit: 'appeal',
    input: z.object(asked),
    output: success('decision', Decision),
    fails: [...openFails],
  }),
  atSignIn: call('GET /api/appeals.php?action=at_sign_in', {
    summary: 'What keeps one out, and what became of the appeal (bearer: the appeal token of the refused sign-in)',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('decision', DecisionAtSignIn.nullable()),
    fails: ['no_appeal_token', 'too_many_requests'],
  }),
  openAtSignIn: call('POST /api/appeals.php?action=open_at_sign_in', {
    summary: 'Appeal what keeps one out (bearer: the appeal token of the refused sign-in)',
    who: anyone,
    limit: 'browse',
    input: z.object(asked),
    output: success('decision', DecisionAtSignIn),
    fails: ['no_appeal_token', ...openFails],
  }),
  answerAtSignIn: call('POST /api/appeals.php?action=answer_at_sign_in', {
    summary: 'Add something to one’s appeal (bearer: the appeal token of the refused sign-in)',
    who: anyone,
    limit: 'browse',
    input: z.object({
      content: text(maxTicketText, { min: 1, tooShort: 'Please write something' }),
      /** The writer’s own name for it: sent again under it, it is stored once. */
      client_id: z.uuid(),
    }),
    output: success('decision', DecisionAtSignIn),
    fails: ['no_appeal_token', 'ticket_not_found', 'ticket_not_possible'],
  }),
  forStaff: call('GET /api/appeals.php?action=for_staff', {
    summary: 'The decision that is appealed in a ticket: who made it and why, what it changed, what came before',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ ticket_id: Id }),
    output: success('appeal', AppealAtDesk.nullable()),
  }),
  decide: call('POST /api/appeals.php?action=decide', {
    summary: 'Uphold, change or reverse the decision; never by who made it',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id,
      outcome: z.enum(outcomes),
      reason: Reason,
      /** Of what is changed to end at a time: when. */
      until: z.iso.datetime({ offset: true }).optional(),
    }),
    output: z.object({
      success: z.literal(true),
      appeal: AppealAtDesk,
      /** False where the decision had ended or a later one stands: then nothing was touched. */
      undone: z.boolean(),
    }),
    fails: [
      'appeal_not_found',
      'appeal_settled',
      'appeal_decider',
      'own_ticket',
      'not_allowed',
      'decision_over',
      'change_not_possible',
      'bad_input',
      'applicant_has_team',
      'applicant_gone',
      'company_name_taken',
    ],
  }),
};
