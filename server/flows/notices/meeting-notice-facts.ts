import type { CloseCause, MeetingSide } from '@forecourt/contract/meetings/meeting-values.ts';
import type { Tx } from '../../database/database.ts';
import { meetingFacts } from '../../features/notices/meeting-facts.store.ts';
import { nameOf } from '../../features/notices/facts.store.ts';

/** Notifications for the two sides of a meeting. For a dealer, the member who will come. */

type Facts = NonNullable<Awaited<ReturnType<typeof meetingFacts>>>;

const about = ({ id, car_id, conversation_id, kind, title }: Facts) => ({
  subjectId: id,
  carId: car_id,
  facts: { meeting_id: id, conversation_id, what: kind, title },
});

/** One user's step, for the other side and a colleague they did it for. */
export async function meetingStepNoticeFacts<More extends object>(tx: Tx, meetingId: number, by: number, more: More) {
  const meeting = await meetingFacts(tx, meetingId);
  const name = await nameOf(tx, by);
  if (!meeting || name === undefined) return null;
  const { facts, ...subject } = about(meeting);
  return { ...subject, facts: { ...facts, name, ...more }, people: [meeting.buyer_id, meeting.seller_id] };
}

export async function closedMeetingNoticeFacts(tx: Tx, meetingId: number, cause: CloseCause) {
  const meeting = await meetingFacts(tx, meetingId);
  if (!meeting) return null;
  const { facts, ...subject } = about(meeting);
  return { ...subject, facts: { ...facts, cause }, people: [meeting.buyer_id, meeting.seller_id] };
}

export async function passedMeetingNoticeFacts(tx: Tx, meetingId: number, to: number) {
  const meeting = await meetingFacts(tx, meetingId);
  if (!meeting || meeting.seller_id !== to) return null;
  const { facts, ...subject } = about(meeting);
  return { ...subject, facts: { ...facts, name: meeting.buyer }, people: [to] };
}

/** For one side, with the name of the other. */
export async function oneSideNoticeFacts(tx: Tx, meetingId: number, side: MeetingSide) {
  const meeting = await meetingFacts(tx, meetingId);
  if (!meeting) return null;
  const { facts, ...subject } = about(meeting);
  const [name, reader] = side === 'buyer' ? [meeting.seller, meeting.buyer_id] : [meeting.buyer, meeting.seller_id];
  return { ...subject, facts: { ...facts, name, place: meeting.place }, people: [reader] };
}

/** The other side's answer. Null if they gave none. */
export async function revealedMeetingNoticeFacts(tx: Tx, meetingId: number, side: MeetingSide) {
  const meeting = await meetingFacts(tx, meetingId);
  const content = await oneSideNoticeFacts(tx, meetingId, side);
  const answer = side === 'buyer' ? meeting?.seller_answer : meeting?.buyer_answer;
  return content && answer ? { ...content, facts: { ...content.facts, answer } } : null;
}
