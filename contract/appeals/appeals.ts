import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { State } from '../staff/staff.ts';
import { staffMay } from '../access/staff-rights.ts';
import { TicketResponse } from '../tickets/ticket-shapes.ts';
import { maxTicketText } from '../tickets/ticket-values.ts';
import { appealStatuses, outcomes } from './appeals.flow.ts';
import { decisionNames, decisionTargets } from './decisions.ts';

export const minStatement = 10;

const Statement = text(maxTicketText, {
  min: minStatement,
  tooShort: 'Please tell us in a sentence or two what’s wrong',
});

const Appeal = z
  .object({
    id: Id,
    ticket_id: Id,
    status: z.enum(appealStatuses),
    statement: z.string(),
    created_at: Moment,
    /** The reason for the outcome. Null while the appeal is open. */
    outcome_reason: z.string().nullable(),
    outcome_at: Moment.nullable(),
  })
  .meta({ title: 'Appeal' });
export type Appeal = z.output<typeof Appeal>;

/** A staff decision as the people it affects see it. It doesn't say which staff member made it. */
export const Decision = z
  .object({
    id: Id,
    kind: z.enum(decisionNames),
    target_type: z.enum(decisionTargets),
    target_id: Id,
    /** The car, company or user it is about. */
    subject: z.string(),
    reason: z.string(),
    decided_at: Moment,
    /** When it ends automatically. Null if it doesn't. */
    until: Moment.nullable(),
    /** True while it hasn't ended or been undone. */
    stands: z.boolean(),
    may_appeal: z.boolean(),
    appeal: Appeal.nullable(),
  })
  .meta({ title: 'Decision' });
export type Decision = z.output<typeof Decision>;

/** Shown at login, where no other page is available, so it includes the ticket's messages. */
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

/** As staff see it at the desk. */
const AppealAtDesk = Decision.extend({
  appeal: Appeal,
  /** Null if it was made from the server console. */
  decider_name: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  before: State.nullable(),
  after: State.nullable(),
  /** Other staff actions on the same thing, newest first. */
  history: z.array(LoggedWord),
  may_decide: z.boolean(),
  /** One sentence that says why the reader can't decide it. */
  why_not: z.string().nullable(),
  /** How many staff could decide it. */
  deciders: z.number().int(),
}).meta({ title: 'AppealAtDesk' });
export type AppealAtDesk = z.output<typeof AppealAtDesk>;

const appealInput = { decision_id: Id, statement: Statement };
const openFails = ['decision_not_found', 'appealed_already', 'decision_over', 'not_allowed'] as const;

/** Explains decisions to the people they affect, and lets them appeal. */
export const appeals = {
  decision: call('GET /api/appeals.php?action=decision', {
    summary: 'Get the staff decision in effect for your listing, review, application or dealership, or null',
    who: member,
    limit: 'browse',
    input: z.object({ target_type: z.enum(decisionTargets), target_id: Id }),
    output: success('decision', Decision.nullable()),
  }),
  ofTicket: call('GET /api/appeals.php?action=of_ticket', {
    summary: 'Get the decision appealed in your ticket',
    who: member,
    limit: 'browse',
    input: z.object({ ticket_id: Id }),
    output: success('decision', Decision.nullable()),
  }),
  open: call('POST /api/appeals.php?action=open', {
    summary: 'Appeal a decision once. Opens a ticket for a different staff member.',
    who: member,
    limit: 'appeal',
    input: z.object(appealInput),
    output: success('decision', Decision),
    fails: [...openFails],
  }),
  atSignIn: call('GET /api/appeals.php?action=at_sign_in', {
    summary: 'Get the decision that blocks your login, and its appeal (bearer: the appeal token of the refused login)',
    who: anyone,
    limit: 'browse',
    input: nothing,
    output: success('decision', DecisionAtSignIn.nullable()),
    fails: ['no_appeal_token', 'too_many_requests'],
  }),
  openAtSignIn: call('POST /api/appeals.php?action=open_at_sign_in', {
    summary: 'Appeal the decision that blocks your login (bearer: the appeal token of the refused login)',
    who: anyone,
    limit: 'browse',
    input: z.object(appealInput),
    output: success('decision', DecisionAtSignIn),
    fails: ['no_appeal_token', ...openFails],
  }),
  answerAtSignIn: call('POST /api/appeals.php?action=answer_at_sign_in', {
    summary: 'Add a message to your appeal (bearer: the appeal token of the refused login)',
    who: anyone,
    limit: 'browse',
    input: z.object({
      content: text(maxTicketText, { min: 1, tooShort: 'Please write something' }),
      /** The client's own id for this message, so a retry is stored once. */
      client_id: z.uuid(),
    }),
    output: success('decision', DecisionAtSignIn),
    fails: ['no_appeal_token', 'ticket_not_found', 'ticket_not_possible'],
  }),
  forStaff: call('GET /api/appeals.php?action=for_staff', {
    summary: 'Get the decision appealed in a ticket, with who made it, why, what it changed and earlier actions',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ ticket_id: Id }),
    output: success('appeal', AppealAtDesk.nullable()),
  }),
  decide: call('POST /api/appeals.php?action=decide', {
    summary: 'Uphold, change or reverse a decision. The staff member who made it can’t.',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id,
      outcome: z.enum(outcomes),
      reason: Reason,
      /** The new end, for changes that need one. */
      until: z.iso.datetime({ offset: true }).optional(),
    }),
    output: z.object({
      success: z.literal(true),
      appeal: AppealAtDesk,
      /** False if the decision had ended or a later one applies. Nothing was changed then. */
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
