import { flow, fromEach, staying, type StatusOf } from '../kit/flow.ts';

export const meetingStatuses = ['proposed', 'agreed', 'declined', 'withdrawn', 'lapsed', 'cancelled', 'over'] as const;

/**
 * The status flow of a meeting. A change of an agreed meeting is a proposal too: until the other side accepts it, the
 * meeting stays agreed as it was.
 */
export const meetingFlow = flow(meetingStatuses, {
  /** Another time or place, by either side. Replaces a proposal that is still open. */
  suggest: { by: 'side', leads: staying('proposed', 'agreed') },
  accept: { by: 'asked side', leads: fromEach(['proposed', 'agreed'], 'agreed') },
  decline: { by: 'asked side', leads: { proposed: 'declined', agreed: 'agreed' } },
  withdraw: { by: 'proposing side', leads: { proposed: 'withdrawn', agreed: 'agreed' } },
  cancel: { by: 'side', leads: { agreed: 'cancelled' } },
  /** One side is gone or restricted, or the car was sold or removed. */
  close: { by: 'site', leads: fromEach(['proposed', 'agreed'], 'cancelled') },
  /** The proposed time passed without a reply. */
  lapse: { by: 'clock', leads: { proposed: 'lapsed', agreed: 'agreed' } },
  /** The agreed time passed. */
  pass: { by: 'clock', leads: { agreed: 'over' } },
});

export type MeetingStatus = StatusOf<typeof meetingFlow>;

/** Statuses of a meeting that can still happen. The database allows one for each conversation and kind. */
export const openMeetingStatuses = ['proposed', 'agreed'] as const satisfies MeetingStatus[];

/** A proposed time and place. The database allows one `open` and one `agreed` for each meeting. */
export const proposalStatuses = ['open', 'agreed', 'declined', 'withdrawn', 'replaced', 'lapsed'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
