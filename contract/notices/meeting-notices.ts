import {
  closeSentences,
  meetingNouns,
  remindMinutes,
  type Attendance,
  type CloseCause,
  type MeetingAnswer,
  type MeetingKind,
} from '../meetings/meeting-values.ts';
import { kind } from './notice-kind.ts';
import { again } from './notice-words.ts';

/** A meeting, and the person to meet or who acted. */
export interface OfMeeting {
  meeting_id: number;
  conversation_id: number;
  what: MeetingKind;
  /** The car. */
  title: string;
  name: string;
}

const toConversation = ({ conversation_id }: OfMeeting) => `/messages/${conversation_id}` as const;
const about = ({ what, title }: OfMeeting) => `${meetingNouns[what]} of “${title}”`;

const answers: Record<MeetingAnswer, string> = { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrew' };

const said: Record<Attendance, (name: string) => string> = {
  came: (name) => `${name} said that you came.`,
  missed: (name) => `${name} said that you didn’t come.`,
  absent: (name) => `${name} said that they couldn’t come.`,
};

/** Notifications to both sides of a meeting. */
export const meetingNotices = {
  meeting_proposed: kind({
    group: 'deals',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: ({ is_change, ...of }: OfMeeting & { is_change: boolean }, times) =>
      is_change
        ? `${of.name} suggested another time or place for the ${about(of)}. Accept or decline it.${again(times)}`
        : `${of.name} proposed a ${about(of)}. Accept it or suggest another time.${again(times)}`,
    link: toConversation,
  }),
  meeting_answered: kind({
    group: 'deals',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: (of: OfMeeting & { outcome: MeetingAnswer; is_change: boolean }, times) => {
      const done = `${of.name} ${answers[of.outcome]}`;
      const stays = of.outcome === 'accepted' ? '' : ' It stays as agreed.';
      return of.is_change
        ? `${done} the change of the ${about(of)}.${stays}${again(times)}`
        : `${done} the ${about(of)}.${again(times)}`;
    },
    link: toConversation,
  }),
  meeting_cancelled: kind({
    group: 'deals',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ reason, ...of }: OfMeeting & { reason: string }, times) =>
      `${of.name} cancelled the ${about(of)}: ${reason}${again(times)}`,
    link: toConversation,
  }),
  meeting_closed: kind({
    group: 'deals',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ cause, ...of }: Omit<OfMeeting, 'name'> & { cause: CloseCause }, times) =>
      `The ${about({ ...of, name: '' })} was cancelled. ${closeSentences[cause]}${again(times)}`,
    link: (of) => toConversation({ ...of, name: '' }),
  }),
  meeting_passed_on: kind({
    group: 'deals',
    icon: 'team',
    audience: { to: 'people' },
    sentence: (of: OfMeeting, times) =>
      `You’re meeting ${of.name} for the ${about(of)} now. Check its time and place.${again(times)}`,
    link: toConversation,
  }),
  meeting_begins_soon: kind({
    group: 'deals',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: ({ place, ...of }: OfMeeting & { place: string }, times) =>
      `Your ${about(of)} with ${of.name} begins within ${remindMinutes} minutes: ${place}${again(times)}`,
    link: toConversation,
  }),
  meeting_over: kind({
    group: 'deals',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: (of: OfMeeting, times) =>
      `Did ${of.name} come to the ${about(of)}? Tell us in the conversation.${again(times)}`,
    link: toConversation,
  }),
  meeting_revealed: kind({
    group: 'deals',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: ({ answer, ...of }: OfMeeting & { answer: Attendance }, times) =>
      `About the ${about(of)}: ${said[answer](of.name)}${again(times)}`,
    link: toConversation,
  }),
};
