import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { meetings } from '@forecourt/contract/meetings/meetings.ts';
import { answersOf, attendanceUntil, isBy, isRevealed, mayDo, sideOf } from './meeting.rules.ts';
import type { MeetingRow, ProposalRow } from './meetings.sql.ts';

type ShownMeeting = Answer<typeof meetings.upcoming>['meetings'][number];

/** A meeting as this user may see it. Their side's answer is hidden from the other side until both are revealed. */
export function meetingView(meeting: MeetingRow, userId: number, now: Date): ShownMeeting {
  const side = sideOf(meeting, userId);
  const { agreed, proposed, last, ended_by } = meeting;
  const endedByBuyer = ended_by === meeting.buyer_id;
  return {
    meeting_id: meeting.id,
    conversation_id: meeting.conversation_id,
    kind: meeting.kind,
    status: meeting.status,
    car: meeting.car,
    side,
    buyer: { id: meeting.buyer_id, name: meeting.buyer_name },
    seller: { id: meeting.seller_id, name: meeting.seller_name },
    company_name: meeting.company_name,
    dealer_id: meeting.dealer_id,
    agreed: agreed && termsOf(agreed),
    proposed: proposed && {
      ...termsOf(proposed),
      by: { id: proposed.user_id, name: proposed.name },
      is_ours: isBy(side, proposed),
    },
    last: last && termsOf(last),
    other_time_zone: side === 'buyer' ? meeting.seller_zone : meeting.buyer_zone,
    ended_by:
      meeting.ended_by_name === null
        ? null
        : {
            name: meeting.ended_by_name,
            is_ours: endedByBuyer === (side === 'buyer'),
          },
    end_reason: meeting.end_reason,
    end_cause: meeting.end_cause,
    attendance: attendanceView(meeting, userId, now),
    may: mayDo(meeting, side, now),
  };
}

function attendanceView(meeting: MeetingRow, userId: number, now: Date): ShownMeeting['attendance'] {
  const until = attendanceUntil(meeting);
  if (until === null) return null;
  const { ours, theirs } = answersOf(meeting, sideOf(meeting, userId));
  const is_revealed = isRevealed(meeting, now);
  return { ours, theirs: is_revealed ? theirs : null, is_revealed, until };
}

const termsOf = ({ id, starts_at, time_zone, area, region, place }: ProposalRow) => ({
  id,
  starts_at,
  time_zone,
  area,
  region,
  place,
});
