import type { Reach } from '@forecourt/contract/access/owner.ts';
import { meetingNouns, type MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { lockReach, lockSeats } from '../../features/dealers/team.store.ts';
import { momentOf, type TypedTime } from '../../features/meetings/local-time.rules.ts';
import { stepWords } from '../../features/meetings/meeting.words.ts';
import { hasBegun, isCarMeetable, refusalOfTime, sideOf, type Side } from '../../features/meetings/meeting.rules.ts';
import type { MeetingRow } from '../../features/meetings/meetings.sql.ts';
import {
  answerProposal,
  findMeeting,
  findPlace,
  insertMeeting,
  insertProposal,
  saveMeeting,
  saveZone,
} from '../../features/meetings/meetings.store.ts';
import { memberToCome, sidesOf } from '../../features/meetings/sides.store.ts';
import { lockParticipation } from '../../features/messaging/participants.store.ts';
import { fail } from '../../lib/failure.ts';
import { needRight, next, refuseAnswered, say, takeStep } from './take-step.ts';

interface Given extends TypedTime {
  area_id: number;
  place: string;
}

interface NewMeeting extends Given {
  conversation_id: number;
  kind: MeetingKind;
  /** The team member who will come. */
  seller_id?: number | undefined;
}

/** Either side of a conversation about a car proposes a meeting. One open meeting of each kind. */
export const proposeMeeting = (db: Database, actor: Reach, given: NewMeeting, now: Date): Promise<MeetingRow> =>
  db.transaction().execute(async (tx) => {
    const named = given.seller_id;
    const seats = await lockSeats(tx, named === undefined ? [actor.userId] : [actor.userId, named]);
    const reach = await lockReach(tx, actor);
    const { conversation_id: conversationId, kind } = given;
    const participation = (await lockParticipation(tx, conversationId, reach)) ?? fail('conversation_not_found');
    needRight(participation, reach);
    if (participation.closed) fail(participation.closed);
    const sides = (await sidesOf(tx, conversationId)) ?? fail('no_car_to_meet_for');
    if (!isCarMeetable(kind, sides)) fail('car_unavailable_to_meet');
    if (participation.is_slow) fail('other_side_away');
    const { buyer_id: buyerId, dealer_id: dealerId } = sides;
    const side = sideOf(sides, reach.userId);
    const isTeam = dealerId !== null && side === 'seller';
    if (named !== undefined && (!isTeam || seats.get(named) !== dealerId)) fail('member_not_found');
    const ofTeam = isTeam ? (named ?? reach.userId) : null;
    const coming = dealerId === null ? sides.seller_id : ofTeam;
    const sellerId = coming ?? (await memberToCome(tx, conversationId)) ?? fail('other_side_away');
    const id =
      (await insertMeeting(tx, { conversationId, kind, buyerId, sellerId, dealerId })) ??
      fail('meeting_exists', { words: { kind: meetingNouns[kind] } });
    const words = await propose(tx, { meetingId: id, userId: reach.userId, side }, given, now);
    await say({ tx, reach, participation }, id, stepWords.proposed(kind, words));
    await announce(tx, { kind: 'meeting_proposed', meetingId: id, isChange: false, by: reach.userId });
    return (await findMeeting(tx, id))!;
  });

/** Suggests another time or place. Replaces an open proposal. An agreed one stays valid until the other side accepts. */
export const suggestMeeting = (
  db: Database,
  actor: Reach,
  { id, proposal_id, is_change, ...given }: Given & { id: number; proposal_id: number; is_change: boolean },
  now: Date,
): Promise<MeetingRow> =>
  takeStep(db, actor, id, async (step) => {
    const { tx, reach, participation, meeting, side } = step;
    const status = next(meeting, 'suggest');
    if (hasBegun(meeting, now)) fail('meeting_began');
    // Someone may have accepted it in between, or proposed something else.
    const seen = meeting.proposed ?? meeting.agreed;
    const isAgreed = meeting.agreed !== null;
    if (seen?.id !== proposal_id || isAgreed !== is_change) await refuseAnswered(tx, step, proposal_id);
    await needMeetableCar(tx, meeting);
    await answerProposal(tx, id, { from: 'open', to: 'replaced', by: reach.userId, now });
    await saveMeeting(tx, id, { status });
    const words = await propose(tx, { meetingId: id, userId: reach.userId, side }, given, now);
    await say({ tx, reach, participation }, id, stepWords.suggested(meeting.kind, words));
    await announce(tx, { kind: 'meeting_proposed', meetingId: id, isChange: true, by: reach.userId });
  });

/** The car may have been sold or removed since it was proposed. */
export async function needMeetableCar(tx: Tx, { kind, conversation_id }: MeetingRow): Promise<void> {
  const sides = await sidesOf(tx, conversation_id);
  if (!sides || !isCarMeetable(kind, sides)) fail('car_unavailable_to_meet');
}

async function propose(
  tx: Tx,
  { meetingId, userId, side }: { meetingId: number; userId: number; side: Side },
  { area_id, place, ...typed }: Given,
  now: Date,
) {
  const startsAt = needTime(typed, now);
  const { name: area } = (await findPlace(tx, area_id)) ?? fail('area_not_found');
  await insertProposal(tx, { meetingId, userId, side, startsAt, timeZone: typed.time_zone, areaId: area_id, place });
  await saveZone(tx, meetingId, side, typed.time_zone);
  return { startsAt, timeZone: typed.time_zone, area, place };
}

function needTime(typed: TypedTime, now: Date): Date {
  const moment = momentOf(typed);
  if (moment === 'no_such_zone') return fail('bad_input', { fields: { time_zone: ['Please select a time zone'] } });
  if (moment === 'skipped')
    return fail('bad_input', {
      fields: { time: ['Clocks are set forward then, so this time doesn’t exist. Please enter another one.'] },
    });
  const refusal = refusalOfTime(moment, now);
  return refusal === null ? moment : fail('bad_input', { fields: { date: [refusal] } });
}
