import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { attendances, maxCancelReason, meetingKinds } from './meeting-values.ts';
import { LocalTime, Meeting, Place, TimeZone } from './meeting-shapes.ts';

/** Errors of every call that changes a meeting. */
const fails = [
  'meeting_not_found',
  'not_allowed',
  'meeting_settled',
  'meeting_changed',
  'blocked',
  'account_closed',
  'not_trading',
] as const;

/** Viewings, test drives and handovers, agreed in a conversation about a car. */
export const meetings = {
  propose: call('POST /api/meetings.php', {
    summary: 'Propose a viewing, test drive or handover in a conversation about a car',
    who: member,
    limit: 'meeting',
    input: z.object({
      conversation_id: Id,
      kind: z.enum(meetingKinds, 'Please select what you want to meet for'),
      ...LocalTime,
      ...Place,
      /** For a dealer's team: the member who will come. */
      seller_id: Id.optional(),
    }),
    output: success('meeting', Meeting),
    fails: [
      'conversation_not_found',
      'not_allowed',
      'no_car_to_meet_for',
      'car_unavailable_to_meet',
      'other_side_away',
      'meeting_exists',
      'area_not_found',
      'member_not_found',
      'blocked',
      'account_closed',
      'not_trading',
    ],
  }),
  suggest: call('PUT /api/meetings.php?action=suggest', {
    summary: 'Suggest another time or place. An agreed meeting stays as it is until the other side accepts.',
    who: member,
    limit: 'meeting',
    input: z.object({
      id: Id,
      /** The newest proposal that the page showed, and whether it was agreed on. */
      proposal_id: Id,
      is_change: z.boolean(),
      ...LocalTime,
      ...Place,
    }),
    output: success('meeting', Meeting),
    fails: [...fails, 'proposal_answered', 'meeting_began', 'car_unavailable_to_meet', 'area_not_found'],
  }),
  answer: call('PUT /api/meetings.php?action=answer', {
    summary: 'Accept or decline a proposed time and place',
    who: member,
    limit: 'meeting',
    input: z.object({ id: Id, proposal_id: Id, accept: z.boolean(), time_zone: TimeZone }),
    output: success('meeting', Meeting),
    fails: [...fails, 'proposal_answered', 'meeting_awaits_other_side', 'meeting_began', 'car_unavailable_to_meet'],
  }),
  withdraw: call('PUT /api/meetings.php?action=withdraw', {
    summary: 'Withdraw your side’s proposal',
    who: member,
    limit: 'meeting',
    input: z.object({ id: Id, proposal_id: Id }),
    output: success('meeting', Meeting),
    fails: [...fails, 'proposal_answered'],
  }),
  cancel: call('PUT /api/meetings.php?action=cancel', {
    summary: 'Cancel an agreed meeting, with a reason for the other side',
    who: member,
    limit: 'meeting',
    input: z.object({ id: Id, reason: text(maxCancelReason, { min: 3, tooShort: 'Please give a reason' }) }),
    output: success('meeting', Meeting),
    fails: [...fails, 'meeting_began'],
  }),
  nameColleague: call('PUT /api/meetings.php?action=name_colleague', {
    summary: 'Name the member of your dealer’s team who will come',
    who: member,
    limit: 'meeting',
    input: z.object({ id: Id, user_id: Id }),
    output: success('meeting', Meeting),
    fails: [...fails, 'member_not_found'],
  }),
  attend: call('PUT /api/meetings.php?action=attend', {
    summary: 'Say whether the other side came. They see it once both have answered, or after three days.',
    who: member,
    limit: 'meeting',
    input: z.object({ id: Id, answer: z.enum(attendances, 'Please select an answer') }),
    output: success('meeting', Meeting),
    fails: ['meeting_not_found', 'not_allowed', 'attendance_closed', 'attendance_given'],
  }),
  upcoming: call('GET /api/meetings.php', {
    summary:
      'List your open meetings and those you can say something about, soonest first. Team members get the dealer’s.',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('meetings', z.array(Meeting)),
  }),
  get: call('GET /api/meetings.php?id', {
    summary: 'Get a meeting you’re part of',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('meeting', Meeting),
    fails: ['meeting_not_found'],
    whenMissing: null,
  }),
  calendar: call('GET /api/meetings.php?action=calendar', {
    summary: 'Get an agreed meeting as a calendar file (iCalendar)',
    who: member,
    limit: 'export',
    input: z.object({ id: Id }),
    output: z.object({ success: z.literal(true), filename: z.string(), ics: z.string() }),
    fails: ['meeting_not_found', 'meeting_settled'],
  }),
};
