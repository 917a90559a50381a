import { meetingNouns, type MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import { offsetTime } from '../../lib/site-time.ts';

interface Proposed {
  startsAt: Date;
  timeZone: string;
  area: string;
  place: string;
}

const at = ({ startsAt, timeZone, area, place }: Proposed): string =>
  `${offsetTime(startsAt, timeZone)}, ${area}${place === '' ? '' : `, ${place}`}`;

/**
 * The text of each step's message, after the sender's name. Each reader sees the time in their own zone
 * (`web/features/messaging/core/own-time.ts`). The card replaces only the latest one, so the conversation keeps
 * what was proposed and why it ended, also for staff who read a reported conversation.
 */
export const stepWords = {
  proposed: (kind: MeetingKind, proposed: Proposed) => `proposed a ${meetingNouns[kind]}: ${at(proposed)}`,
  suggested: (kind: MeetingKind, proposed: Proposed) =>
    `suggested another time or place for the ${meetingNouns[kind]}: ${at(proposed)}`,
  answered: (kind: MeetingKind, outcome: 'accepted' | 'declined' | 'withdrawn', isChange: boolean) => {
    const done = outcome === 'withdrawn' ? 'withdrew' : outcome;
    return `${done} ${isChange ? 'the change of ' : ''}the ${meetingNouns[kind]}`;
  },
  cancelled: (kind: MeetingKind, reason: string) => `cancelled the ${meetingNouns[kind]}: ${reason}`,
};
