import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { ReportOutcome } from '@forecourt/contract/reports/conversation-reports.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { readMessages } from '../../features/messaging/messages.store.ts';
import {
  findConversationReport,
  insertOpening,
  openedPart,
  settleConversationReport,
  type ConversationReportRow,
  type OpenedPart,
} from '../../features/reports/conversation-reports.store.ts';
import { offerText } from '../../features/offers/offer-views.rules.ts';
import { findOffers } from '../../features/offers/offers.store.ts';
import { aroundReport, nextPart } from '../../features/reports/opened-part.rules.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { changeStandingIn } from '../accounts/change-standing.ts';

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** A report with the part of the conversation this staff member has opened. The only way its messages are returned. */
export async function readReported(db: Queryable, staff: Staff, id: number) {
  const report = await find(db, staff, id);
  const part = await openedPart(db, id, staff.id);
  return { report, opened: part && (await wordsOf(db, report, part)) };
}

async function wordsOf(db: Queryable, report: ConversationReportRow, part: OpenedPart) {
  const window = { after: part.from_sequence - 1, before: part.to_sequence + 1, limit: 10_000 };
  const messages = await readMessages(db, report.conversation_id, window, []);
  const offerIds = messages.flatMap(({ card }) => (card?.kind === 'offer' ? card.id : []));
  const offers = new Map(
    offerIds.length === 0 ? [] : (await findOffers(db, offerIds)).map((offer) => [offer.id, offer]),
  );
  return {
    messages: messages.map(({ card, client_id: _client, conversation_id: _conversation, ...message }) => {
      // Notes are part of what was reported, so staff read the whole offer.
      const offer = card?.kind === 'offer' ? offers.get(card.id) : undefined;
      return offer ? { ...message, content: offerText(offer) } : message;
    }),
    reported_at_sequence: report.reported_sequence,
    has_earlier: part.from_sequence > 1,
    has_later: part.to_sequence < report.last_sequence,
  };
}

interface Opening {
  id: number;
  more: 'earlier' | 'later' | undefined;
  reason: string;
}

/** Opens the part around the report or the next part of it, and logs each step. Opened parts stay open. */
export const openReported = (db: Database, staff: Staff, { id, more, reason }: Opening) =>
  db.transaction().execute(async (tx) => {
    await find(tx, staff, id);
    const action = more ? 'read_more_of_conversation' : 'open_conversation';
    await asStaff(tx, staff.id, { action, id, reason }, async () => {
      // Read while locked, so that a second click continues where the first ended.
      const [report, open] = [await find(tx, staff, id), await openedPart(tx, id, staff.id)];
      if (more && !open) fail('report_not_opened');
      const part = more && open ? nextPart(open, more, report) : aroundReport(report);
      if (part) await insertOpening(tx, id, staff.id, part);
    });
    return readReported(tx, staff, id);
  });

interface Decision {
  id: number;
  outcome: ReportOutcome;
  userId: number | undefined;
  until: Date | null;
  /** Shown to the warned or suspended user. */
  reason: string;
}

/**
 * Decides a report once, by a staff member who has read it. A suspension never weakens an existing restriction. In that
 * case the report is upheld, and the result says that the restriction was kept. Lock order: user, report.
 */
export const decideReported = (db: Database, staff: Staff, decision: Decision, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { id, outcome, reason } = decision;
    const report = await find(tx, staff, id);
    if (report.outcome !== null) fail('report_decided');
    if (!(await openedPart(tx, id, staff.id))) fail('report_not_opened');
    const personId = outcome === 'nothing' ? null : personOf(report, decision.userId);
    const isChanged = outcome !== 'suspended' || (await suspend(tx, staff, { ...decision, userId: personId! }, now));
    const action = outcome === 'nothing' ? 'dismiss_conversation_report' : 'uphold_conversation_report';
    await asStaff(tx, staff.id, { action, id, reason }, async () => {
      if (!(await settleConversationReport(tx, id, { outcome, personId, by: staff.id, reason, now })))
        fail('report_decided');
    });
    await announce(tx, {
      kind: 'conversation_report_decided',
      reportId: id,
      reporterId: report.reporter.id,
      by: staff.id,
    });
    if (outcome === 'warned')
      await announce(tx, { kind: 'person_warned', reportId: id, userId: personId!, words: reason, by: staff.id });
    return { conversation: await readReported(tx, staff, id), hasKeptRestriction: !isChanged };
  });

const find = async (db: Queryable, staff: Staff, id: number): Promise<ConversationReportRow> =>
  (await findConversationReport(db, id, staff.gameAccountId)) ?? fail('report_not_found');

/** Only participants of the conversation. */
function personOf({ others }: ConversationReportRow, userId: number | undefined): number {
  if (userId === undefined)
    return fail('bad_input', { fields: { user_id: ['Please select who the report is about'] } });
  return others.find(({ id }) => id === userId)?.id ?? fail('user_not_found');
}

function suspend(tx: Tx, staff: Staff, { userId, until, reason }: Decision & { userId: number }, now: Date) {
  if (!staffRoleMay(staff.staffRole, 'users.suspend')) fail('not_allowed');
  const wanted = { userId, status: 'suspended', until, reason, nextOwnerId: undefined, seen: 'keep_stronger' } as const;
  return changeStandingIn(tx, staff, wanted, now);
}
