import type { Reach } from '@forecourt/contract/access/owner.ts';
import { meetingFlow } from '@forecourt/contract/meetings/meetings.flow.ts';
import type { Database } from '../../database/database.ts';
import { calendarFile } from '../../features/meetings/calendar-file.rules.ts';
import { sideOf } from '../../features/meetings/meeting.rules.ts';
import type { MeetingRow } from '../../features/meetings/meetings.sql.ts';
import { findMeeting } from '../../features/meetings/meetings.store.ts';
import { findParticipation } from '../../features/messaging/participants.store.ts';
import { fail } from '../../lib/failure.ts';
import { refuseSettled } from './take-step.ts';

/** Only for people in its conversation. For everyone else the meeting doesn't exist. */
export async function readMeeting(db: Database, viewer: Reach, id: number): Promise<MeetingRow> {
  const meeting = await findMeeting(db, id);
  if (!meeting || !(await findParticipation(db, meeting.conversation_id, viewer))) return fail('meeting_not_found');
  return meeting;
}

/** An agreed meeting for the reader's calendar. */
export async function meetingCalendar(
  db: Database,
  viewer: Reach,
  id: number,
  { origin, siteName }: { origin: string; siteName: string },
) {
  const meeting = await readMeeting(db, viewer, id);
  const { agreed, status, kind } = meeting;
  if (!agreed || !meetingFlow.may('cancel', status)) return refuseSettled(status);
  const { area, region, place, starts_at: startsAt } = agreed;
  const isBuyer = sideOf(meeting, viewer.userId) === 'buyer';
  const seller = [meeting.seller_name, meeting.company_name].filter((name) => name !== null).join(', ');
  const ics = calendarFile(
    {
      id,
      kind,
      sequence: agreed.id,
      startsAt,
      car: meeting.car?.title ?? null,
      withWhom: isBuyer ? seller : meeting.buyer_name,
      where: [place, area, region].filter((part) => part !== '').join(', '),
      url: `${origin}/messages/${meeting.conversation_id}`,
    },
    { host: new URL(origin).host, siteName, now: new Date() },
  );
  return { filename: `${kind.replace('_', '-')}-${startsAt.toISOString().slice(0, 10)}.ics`, ics };
}
