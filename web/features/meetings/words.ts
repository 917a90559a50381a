import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { meetingNouns, type Attendance } from '@forecourt/contract/meetings/meeting-values.ts';
import type { MeetingStatus } from '@forecourt/contract/meetings/meetings.flow.ts';
import { firstName } from '../../lib/first-name.ts';

/** The person on the other side. */
export const otherOf = ({ side, buyer, seller }: Meeting) => (side === 'buyer' ? seller : buyer);

export const otherFirstName = (meeting: Meeting): string => firstName(otherOf(meeting).name);

interface State {
  tone: 'neutral' | 'good' | 'warn' | 'danger';
  text: string;
}

const ended: Record<Exclude<MeetingStatus, 'proposed' | 'agreed'>, State> = {
  declined: { tone: 'neutral', text: 'Declined' },
  withdrawn: { tone: 'neutral', text: 'Withdrawn' },
  lapsed: { tone: 'neutral', text: 'No reply in time' },
  cancelled: { tone: 'danger', text: 'Cancelled' },
  over: { tone: 'neutral', text: 'Took place' },
};

/** The state of a meeting in a few words, for its tag. */
export function stateOf({ status, proposed, agreed, may }: Meeting): State {
  if (may.answer_attendance) return { tone: 'warn', text: 'Did it take place?' };
  if (may.accept) return { tone: 'warn', text: agreed ? 'Change proposed' : 'Your reply needed' };
  if (status === 'proposed') return { tone: 'neutral', text: 'Waiting for a reply' };
  if (status === 'agreed')
    return proposed ? { tone: 'good', text: 'Agreed, change proposed' } : { tone: 'good', text: 'Agreed' };
  return ended[status];
}

/** The answers to "Did they come?", from this side. */
export const attendanceChoices = (meeting: Meeting): Record<Attendance, string> => ({
  came: `Yes, ${otherFirstName(meeting)} came`,
  missed: `No, ${otherFirstName(meeting)} didn’t come`,
  absent: 'I couldn’t come myself',
});

/** The other side's answer, as a sentence to the reader. */
export const saidAboutReader = (meeting: Meeting, answer: Attendance): string => {
  const name = otherFirstName(meeting);
  const said = { came: 'you came', missed: 'you didn’t come', absent: 'they couldn’t come' };
  return `${name} said that ${said[answer]}.`;
};

/** The own side's answer, as a sentence to the reader. */
export const ownAnswer = (meeting: Meeting, answer: Attendance): string => {
  const name = otherFirstName(meeting);
  return {
    came: `You said that ${name} came.`,
    missed: `You said that ${name} didn’t come.`,
    absent: 'You said that you couldn’t come.',
  }[answer];
};

export const nounOf = ({ kind }: Meeting): string => meetingNouns[kind];
