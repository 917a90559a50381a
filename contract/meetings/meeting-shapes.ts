import { z } from 'zod';
import { Id, Moment, text } from '../kit/shapes.ts';
import { attendances, closeCauses, maxPlace, meetingKinds, meetingSides } from './meeting-values.ts';
import { meetingStatuses } from './meetings.flow.ts';

/** An IANA time zone such as Europe/Berlin. The server checks that it exists. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+\-/]*$/, 'Please select a time zone');

/** A time as typed, in the user's own time zone. */
export const LocalTime = {
  date: z.iso.date('Please select a day'),
  time: z.iso.time({ precision: -1, error: 'Please enter a time' }),
  time_zone: TimeZone,
  /** If clocks are set back and this time comes twice: the second one. */
  is_second: z.boolean().default(false),
};

export const Place = {
  area_id: z.number('Please select an area').int().positive('Please select an area'),
  place: text(maxPlace).default(''),
};

/** How many meetings someone kept, of those that count. */
export const KeptMeetings = z.object({ kept: z.number().int(), total: z.number().int() });
export type KeptMeetings = z.output<typeof KeptMeetings>;

const Terms = z.object({
  id: Id,
  starts_at: Moment,
  /** As the person who proposed it sees it. */
  time_zone: z.string(),
  area: z.string(),
  region: z.string(),
  place: z.string(),
});

const Answer = z.enum(attendances);

/** A meeting as one of its two sides sees it. */
export const Meeting = z
  .object({
    meeting_id: Id,
    conversation_id: Id,
    kind: z.enum(meetingKinds),
    status: z.enum(meetingStatuses),
    car: z.object({ id: Id, title: z.string() }).nullable(),
    /** The reader's side. */
    side: z.enum(meetingSides),
    buyer: z.object({ id: Id, name: z.string() }),
    /** The person who comes for the seller's side. */
    seller: z.object({ id: Id, name: z.string() }),
    company_name: z.string().nullable(),
    dealer_id: Id.nullable(),
    /** The agreed time and place. Stays valid while a change is proposed. */
    agreed: Terms.nullable(),
    /** A proposal without a reply. */
    proposed: Terms.extend({
      by: z.object({ id: Id, name: z.string() }),
      /** By the reader's own side. */
      is_ours: z.boolean(),
    }).nullable(),
    /** The latest proposal, for a meeting that didn't happen. */
    last: Terms.nullable(),
    /** The zone the other side used last. Null if they haven't used one. */
    other_time_zone: z.string().nullable(),
    /** Null if it's open, if time ended it or if the site did. */
    ended_by: z.object({ name: z.string(), is_ours: z.boolean() }).nullable(),
    end_reason: z.string().nullable(),
    end_cause: z.enum(closeCauses).nullable(),
    attendance: z
      .object({
        /** The answer of the reader's side. */
        ours: Answer.nullable(),
        /** The other side's answer, once revealed. */
        theirs: Answer.nullable(),
        is_revealed: z.boolean(),
        /** Until when the reader's side can answer. */
        until: Moment,
      })
      .nullable(),
    /** Actions open to the reader now. */
    may: z.object({
      accept: z.boolean(),
      suggest: z.boolean(),
      withdraw: z.boolean(),
      cancel: z.boolean(),
      answer_attendance: z.boolean(),
      name_colleague: z.boolean(),
    }),
  })
  .meta({ title: 'Meeting' });
export type Meeting = z.output<typeof Meeting>;
export type MeetingTerms = z.output<typeof Terms>;
