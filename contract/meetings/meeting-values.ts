export const meetingKinds = ['viewing', 'test_drive', 'handover'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

/** The person whose conversation about the car it is, and the seller or their dealer's team. */
export const meetingSides = ['buyer', 'seller'] as const;
export type MeetingSide = (typeof meetingSides)[number];

/** As written inside a sentence, after "a". */
export const meetingNouns: Record<MeetingKind, string> = {
  viewing: 'viewing',
  test_drive: 'test drive',
  handover: 'handover',
};

/** Display names. */
export const meetingNames: Record<MeetingKind, string> = {
  viewing: 'Viewing',
  test_drive: 'Test drive',
  handover: 'Handover',
};

/** Kinds that make no sense any more once the car is sold. */
export const kindsBeforeSale = ['viewing', 'test_drive'] as const satisfies MeetingKind[];

export const maxMeetingDays = 30;
export const maxPlace = 120;
export const maxCancelReason = 300;

/** Both sides are reminded this long before a meeting. */
export const remindMinutes = 30;
/** A meeting is over, and both sides are asked about it, this long after it began. */
export const meetingMinutes = 60;
/** Answers about the other side can be given, and stay hidden from them, for this long. */
export const attendanceDays = 3;

/** Profiles show how many meetings were kept from this number on. */
export const meetingsToShow = 5;

/** One side's answer about a meeting: the other side came, the other side didn't, or they couldn't come themselves. */
export const attendances = ['came', 'missed', 'absent'] as const;
export type Attendance = (typeof attendances)[number];

/** The end of a proposal. */
export type MeetingAnswer = 'accepted' | 'declined' | 'withdrawn';

/** Why the site cancelled a meeting. */
export const closeCauses = ['unavailable', 'sold', 'removed'] as const;
export type CloseCause = (typeof closeCauses)[number];

/** As shown to both sides. Says nothing about blocks, closed accounts or restrictions. */
export const closeSentences: Record<CloseCause, string> = {
  unavailable: 'One side is no longer available on the site.',
  sold: 'The car was sold.',
  removed: 'The listing was removed.',
};
