import { appealFlow, type Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { changes, decisions } from '@forecourt/contract/appeals/decisions.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { whyNotDecide } from '../../features/appeals/appeal.rules.ts';
import { settleAppeal } from '../../features/appeals/appeals.store.ts';
import { decisionOfAppeal, type DecisionRow } from '../../features/appeals/decisions.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { deskTimeOf, type DeskTime } from '../../features/tickets/service.rules.ts';
import { insertResponse } from '../../features/tickets/responses.store.ts';
import { lockTicket } from '../../features/tickets/tickets.store.ts';
import { saveTicket } from '../tickets/save-ticket.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import { fail } from '../../lib/failure.ts';
import { sentenceTime } from '../../lib/site-time.ts';
import { follow, announceTicketChange } from '../tickets/ask-for-help.ts';
import { lockTarget, soften, undo } from './undo.ts';

export interface DecidingDeps {
  db: Database;
  settings: () => Promise<Settings>;
  siteTimezone: string;
}

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface AppealDecision {
  appealId: number;
  outcome: Outcome;
  /** Shown to the appellant. */
  reason: string;
  until: Date | null;
}

const actions = { uphold: 'uphold_appeal', change: 'change_appeal', reverse: 'reverse_appeal' } as const;

/**
 * Decides an appeal in one transaction. The decision is upheld, changed or reversed, and the ticket gets a final reply
 * and is closed. A decision that has ended or been replaced is left alone, and the result is then false. Lock order:
 * target, ticket, appeal.
 */
export async function decideAppeal(
  parts: DecidingDeps,
  staff: Staff,
  wanted: AppealDecision,
  now: Date,
): Promise<boolean> {
  const { appealId, outcome, reason, until } = wanted;
  const settings = await parts.settings();
  return parts.db.transaction().execute(async (tx) => {
    const known = (await decisionOfAppeal(tx, appealId)) ?? fail('appeal_not_found');
    await lockTarget[known.target_type](tx, known.target_id);
    const ticket = (await lockTicket(tx, known.ticket_id!))!;
    const decision = (await decisionOfAppeal(tx, appealId))!;
    const refusal = whyNotDecide(decision, ticket.party_accounts, staff);
    if (refusal) fail(refusal, { words: { name: 'You', status: decision.appeal_status ?? '' } });
    const status = transition(appealFlow, outcome, { from: decision.appeal_status! });
    if (outcome === 'change' && decisions[decision.kind].change === null) fail('change_not_possible');
    if (outcome === 'change' && !decision.stands) fail('decision_over');
    const undone = outcome === 'reverse' && decision.stands;
    await asStaff(tx, staff.id, { action: actions[outcome], id: appealId, reason }, async () => {
      const change = { decision, staffId: staff.id, reason, until, settings, now };
      if (undone) await undo[decision.kind](tx, change);
      if (outcome === 'change') await soften[decision.kind](tx, change);
      await settleAppeal(tx, appealId, { status, by: staff.id, at: now, reason });
      const told = outcomeWords(decision, outcome, { undone, until, timeZone: parts.siteTimezone });
      await conclude(tx, staff.id, ticket, `${told} ${reason}`, deskTimeOf(settings, parts.siteTimezone, now));
    });
    await announce(tx, { kind: 'appeal_decided', appealId, ticketId: ticket.id, outcome, reason, by: staff.id });
    await announceTicketChange(tx, ticket);
    return undone;
  });
}

interface Circumstances {
  undone: boolean;
  until: Date | null;
  timeZone: string;
}

function outcomeWords({ kind }: DecisionRow, outcome: Outcome, { undone, until, timeZone }: Circumstances): string {
  const { change, reversed } = decisions[kind];
  if (outcome === 'uphold') return 'We reviewed this decision again and it remains in place.';
  if (outcome === 'change' && change !== null) {
    const sentence = changes[change].told.replace('{until}', until ? sentenceTime(until, timeZone) : '');
    return `We reviewed this decision again and changed it. ${sentence}`;
  }
  const effect = undone ? reversed : 'It was no longer in effect, so nothing had to be undone.';
  return `We reviewed this decision again and reversed it. ${effect}`;
}

/** The final reply. It closes the ticket, because an appeal is decided once. */
async function conclude(tx: Tx, staffId: number, ticket: TicketRow, content: string, time: DeskTime): Promise<void> {
  const reply = { ticketId: ticket.id, authorId: staffId, isStaff: true, isInternal: false, content, clientId: null };
  await insertResponse(tx, reply);
  const change = {
    status: follow('conclude', ticket.status),
    assigned_to: ticket.assigned_to ?? staffId,
    first_response_at: ticket.first_response_at ?? time.now,
    resolved_at: time.now,
    closed_at: time.now,
  };
  await saveTicket(tx, ticket, change, time);
}
