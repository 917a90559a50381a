import type { meetings } from '@forecourt/contract/meetings/meetings.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { meetingView } from '../../features/meetings/meeting-views.rules.ts';
import type { MeetingRow } from '../../features/meetings/meetings.sql.ts';
import { upcomingMeetings } from '../../features/meetings/meetings.store.ts';
import {
  answerMeeting,
  cancelMeeting,
  nameColleague,
  sayAttendance,
  withdrawMeeting,
} from '../../flows/meetings/answer-meeting.ts';
import { proposeMeeting, suggestMeeting } from '../../flows/meetings/propose-meeting.ts';
import { meetingCalendar, readMeeting } from '../../flows/meetings/read-meetings.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';

interface MeetingsDeps {
  db: Database;
  config: Pick<Config, 'siteName'>;
}

export function meetingsCalls({ db, config }: MeetingsDeps): Handlers<typeof meetings> {
  const shown = (meeting: MeetingRow, { id }: Actor) => ({
    success: true as const,
    meeting: meetingView(meeting, id, new Date()),
  });

  return {
    propose: async (given, actor) => shown(await proposeMeeting(db, reachOf(actor), given, new Date()), actor),
    suggest: async (given, actor) => shown(await suggestMeeting(db, reachOf(actor), given, new Date()), actor),
    answer: async (given, actor) => shown(await answerMeeting(db, reachOf(actor), given, new Date()), actor),
    withdraw: async (given, actor) => shown(await withdrawMeeting(db, reachOf(actor), given, new Date()), actor),
    cancel: async (given, actor) => shown(await cancelMeeting(db, reachOf(actor), given, new Date()), actor),
    nameColleague: async (given, actor) => shown(await nameColleague(db, reachOf(actor), given, new Date()), actor),
    attend: async (given, actor) => shown(await sayAttendance(db, reachOf(actor), given, new Date()), actor),

    async upcoming(_nothing, actor) {
      const now = new Date();
      const { userId, team } = reachOf(actor);
      const rows = await upcomingMeetings(db, { userId, dealerId: team?.dealerId ?? null });
      return { success: true, meetings: rows.map((row) => meetingView(row, userId, now)) };
    },

    get: async ({ id }, actor) => shown(await readMeeting(db, reachOf(actor), id), actor),

    calendar: async ({ id }, actor, { origin }) => ({
      success: true,
      ...(await meetingCalendar(db, reachOf(actor), id, { origin, siteName: config.siteName })),
    }),
  };
}
