import type { Reach } from '@forecourt/contract/access/owner.ts';
import { meetingSides, type Attendance } from '@forecourt/contract/meetings/meeting-values.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { lockSeats } from '../../features/dealers/team.store.ts';
import { isTimeZone } from '../../features/meetings/local-time.rules.ts';
import { stepWords } from '../../features/meetings/meeting.words.ts';
import { attendanceUntil, hasBegun, isBy, isRevealed } from '../../features/meetings/meeting.rules.ts';
import type { MeetingRow } from '../../features/meetings/meetings.sql.ts';
import {
  answerProposal,
  findMeeting,
  saveAnswer,
  saveMeeting,
  saveZone,
} from '../../features/meetings/meetings.store.ts';
import { fail } from '../../lib/failure.ts';
import { needMeetableCar } from './propose-meeting.ts';
import { needOpenProposal, next, refreshMeeting, refuseSettled, say, takeStep } from './take-step.ts';

interface Reply {
  id: number;
  /** The proposal the user saw. */
  proposal_id: number;
  accept: boolean;
  time_zone: string;
}

/** The side that was asked accepts or declines. Of simultaneous answers only the first one counts. */
export const answerMeeting = (
  db: Database,
  actor: Reach,
  { id, proposal_id, accept, time_zone }: Reply,
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async (step) => {
    const { tx, reach, meeting, side } = step;
    const { userId: by } = reach;
    const proposed = await needOpenProposal(tx, step, proposal_id);
    const status = next(meeting, accept ? 'accept' : 'decline');
    if (isBy(side, proposed)) fail('meeting_awaits_other_side');
    if (hasBegun(meeting, now)) fail('meeting_began');
    if (proposed.starts_at <= now) refuseSettled('lapsed');
    const isChange = meeting.agreed !== null;
    if (accept) {
      await needMeetableCar(tx, meeting);
      await answerProposal(tx, id, { from: 'agreed', to: 'replaced', by, now });
      await answerProposal(tx, id, { from: 'open', to: 'agreed', by, now });
      await saveMeeting(tx, id, { status, starts_at: proposed.starts_at, agreed_at: now, reminded_at: null });
    } else {
      await answerProposal(tx, id, { from: 'open', to: 'declined', by, now });
      await saveMeeting(tx, id, { status, ...(status === 'declined' && { ended_at: now, ended_by: by }) });
    }
    if (isTimeZone(time_zone)) await saveZone(tx, id, side, time_zone);
    const outcome = accept ? 'accepted' : 'declined';
    await say(step, id, stepWords.answered(meeting.kind, outcome, isChange));
    await announce(tx, { kind: 'meeting_answered', meetingId: id, outcome, isChange, by });
  });

/** A side withdraws its own proposal. */
export const withdrawMeeting = (
  db: Database,
  actor: Reach,
  { id, proposal_id }: { id: number; proposal_id: number },
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async (step) => {
    const { tx, reach, meeting, side } = step;
    const { userId: by } = reach;
    const proposed = await needOpenProposal(tx, step, proposal_id);
    const status = next(meeting, 'withdraw');
    if (!isBy(side, proposed)) fail('not_allowed');
    const isChange = meeting.agreed !== null;
    await answerProposal(tx, id, { from: 'open', to: 'withdrawn', by, now });
    await saveMeeting(tx, id, { status, ...(status === 'withdrawn' && { ended_at: now, ended_by: by }) });
    await say(step, id, stepWords.answered(meeting.kind, 'withdrawn', isChange));
    await announce(tx, { kind: 'meeting_answered', meetingId: id, outcome: 'withdrawn', isChange, by });
  });

/** Either side cancels an agreed meeting before it begins. A change that was proposed ends with it. */
export const cancelMeeting = (
  db: Database,
  actor: Reach,
  { id, reason }: { id: number; reason: string },
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async (step) => {
    const { tx, reach, meeting } = step;
    const { userId: by } = reach;
    const status = next(meeting, 'cancel');
    if (hasBegun(meeting, now)) fail('meeting_began');
    await answerProposal(tx, id, { from: 'open', to: 'lapsed', by: null, now });
    await saveMeeting(tx, id, { status, ended_at: now, ended_by: by, end_reason: reason });
    await say(step, id, stepWords.cancelled(meeting.kind, reason));
    await announce(tx, { kind: 'meeting_cancelled', meetingId: id, reason, by });
  });

/** A dealer's team says which of its members will come. */
export const nameColleague = (
  db: Database,
  actor: Reach,
  { id, user_id: colleagueId }: { id: number; user_id: number },
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async ({ tx, reach, participation, meeting, side }) => {
    if (side !== 'seller' || meeting.dealer_id === null) return fail('not_allowed');
    if (meeting.ended_at !== null || hasBegun(meeting, now)) return refuseSettled(meeting.status);
    const seats = await lockSeats(tx, [colleagueId]);
    if (seats.get(colleagueId) !== meeting.dealer_id) return fail('member_not_found');
    if (meeting.seller_id === colleagueId) return;
    await saveMeeting(tx, id, { seller_id: colleagueId });
    await refreshMeeting(tx, participation.id);
    await announce(tx, { kind: 'meeting_passed_on', meetingId: id, to: colleagueId, by: reach.userId });
  });

/** One side says whether the other came. The second answer reveals both. */
export const sayAttendance = (
  db: Database,
  actor: Reach,
  { id, answer }: { id: number; answer: Attendance },
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async ({ tx, reach, participation, meeting, side }) => {
    const until = attendanceUntil(meeting);
    if (until === null || until <= now) fail('attendance_closed');
    if (!(await saveAnswer(tx, id, side, answer))) fail('attendance_given');
    if (isRevealed((await findMeeting(tx, id))!, now)) {
      await saveMeeting(tx, id, { revealed_at: now });
      for (const toSide of meetingSides)
        await announce(tx, { kind: 'meeting_revealed', meetingId: id, side: toSide, by: reach.userId });
    }
    await refreshMeeting(tx, participation.id);
  });
