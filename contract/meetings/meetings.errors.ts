import type { Errors } from '../kit/error-shape.ts';

export const meetingsErrors = {
  meeting_not_found: { status: 404, sentence: 'Meeting not found' },
  no_car_to_meet_for: { status: 409, sentence: 'You can only propose a meeting in a conversation about a car' },
  car_unavailable_to_meet: { status: 409, sentence: 'This car is no longer available, so you can’t meet about it' },
  /** They are suspended, which no one else is shown. */
  other_side_away: {
    status: 409,
    sentence: 'The other side can’t reply right now, so you can’t propose a meeting yet',
  },
  meeting_exists: {
    status: 409,
    sentence: 'There is already a {kind} in this conversation. Suggest another time for it instead.',
  },
  /** Someone was faster. Says who, and what they did. */
  proposal_answered: { status: 409, sentence: '{who} already {done} this proposal' },
  meeting_settled: { status: 409, sentence: 'This meeting is {status}, so you can’t change it this way' },
  meeting_changed: { status: 409, sentence: 'This meeting has changed. Please check it again.' },
  meeting_awaits_other_side: { status: 409, sentence: 'The other side needs to reply to this proposal' },
  meeting_began: { status: 409, sentence: 'This meeting has already begun' },
  attendance_closed: { status: 409, sentence: 'You can only say this in the three days after a meeting' },
  attendance_given: { status: 409, sentence: 'Your side has already answered' },
} as const satisfies Errors;
