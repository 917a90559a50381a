import type { meetingNotices } from '@forecourt/contract/notices/meeting-notices.ts';
import type { Cause } from './cause.ts';
import {
  closedMeetingNoticeFacts,
  meetingStepNoticeFacts,
  oneSideNoticeFacts,
  passedMeetingNoticeFacts,
  revealedMeetingNoticeFacts,
} from './meeting-notice-facts.ts';

/** The sources of the notifications about meetings. */
export const meetingCauses: { [kind in keyof typeof meetingNotices]: Cause<kind> } = {
  meeting_proposed: {
    from: 'meeting_proposed',
    say: (tx, { meetingId, isChange, by }) => meetingStepNoticeFacts(tx, meetingId, by, { is_change: isChange }),
  },
  meeting_answered: {
    from: 'meeting_answered',
    say: (tx, { meetingId, outcome, isChange, by }) =>
      meetingStepNoticeFacts(tx, meetingId, by, { outcome, is_change: isChange }),
  },
  meeting_cancelled: {
    from: 'meeting_cancelled',
    say: (tx, { meetingId, reason, by }) => meetingStepNoticeFacts(tx, meetingId, by, { reason }),
  },
  meeting_closed: {
    from: 'meeting_closed',
    say: (tx, { meetingId, cause }) => closedMeetingNoticeFacts(tx, meetingId, cause),
  },
  meeting_passed_on: {
    from: 'meeting_passed_on',
    say: (tx, { meetingId, to }) => passedMeetingNoticeFacts(tx, meetingId, to),
  },
  meeting_begins_soon: {
    from: 'meeting_begins_soon',
    say: (tx, { meetingId, side }) => oneSideNoticeFacts(tx, meetingId, side),
  },
  meeting_over: { from: 'meeting_over', say: (tx, { meetingId, side }) => oneSideNoticeFacts(tx, meetingId, side) },
  meeting_revealed: {
    from: 'meeting_revealed',
    say: (tx, { meetingId, side }) => revealedMeetingNoticeFacts(tx, meetingId, side),
  },
};
