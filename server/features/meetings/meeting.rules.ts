import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import {
  attendanceDays,
  kindsBeforeSale,
  maxMeetingDays,
  type MeetingKind,
  type MeetingSide,
} from '@forecourt/contract/meetings/meeting-values.ts';
import { meetingFlow } from '@forecourt/contract/meetings/meetings.flow.ts';
import type { MeetingRow, ProposalRow } from './meetings.sql.ts';

export type Side = MeetingSide;

/** Everyone but the buyer reads the conversation for the seller's side. */
export const sideOf = ({ buyer_id }: Pick<MeetingRow, 'buyer_id'>, userId: number): Side =>
  buyer_id === userId ? 'buyer' : 'seller';

export const isBy = (side: Side, { is_by_buyer }: Pick<ProposalRow, 'is_by_buyer'>): boolean =>
  is_by_buyer === (side === 'buyer');

const dayMs = 24 * 60 * 60 * 1000;

/** The sentence to show at the time, or null if people can meet then. */
export function refusalOfTime(at: Date, now: Date): string | null {
  if (at <= now) return 'Please select a time in the future';
  if (at.getTime() > now.getTime() + maxMeetingDays * dayMs)
    return `Please select a time within the next ${maxMeetingDays} days`;
  return null;
}

/** Whether its agreed time has come. It can't be changed or cancelled any more then. */
export const hasBegun = ({ starts_at }: Pick<MeetingRow, 'starts_at'>, now: Date): boolean =>
  starts_at !== null && starts_at <= now;

interface CarToMeetAbout {
  car_status: CarStatus;
  buyer_id: number;
  /** The member who bought it. */
  sold_to: number | null;
}

/** A sold car can only be handed over, to the member who bought it. Flagged and removed ones can't be met about. */
export function isCarMeetable(kind: MeetingKind, { car_status, buyer_id, sold_to }: CarToMeetAbout): boolean {
  if (car_status === 'sold') return !isBeforeSale(kind) && sold_to === buyer_id;
  return ['active', 'reserved', 'pending', 'expired'].includes(car_status);
}

const isBeforeSale = (kind: MeetingKind): boolean => (kindsBeforeSale as readonly MeetingKind[]).includes(kind);

/** Until when both sides can answer. Null if it isn't over. */
export const attendanceUntil = ({ status, ended_at }: Pick<MeetingRow, 'status' | 'ended_at'>): Date | null =>
  status === 'over' && ended_at !== null ? new Date(ended_at.getTime() + attendanceDays * dayMs) : null;

export const answersOf = (meeting: Pick<MeetingRow, 'buyer_answer' | 'seller_answer'>, side: Side) => {
  const { buyer_answer: ofBuyer, seller_answer: ofSeller } = meeting;
  return side === 'buyer' ? { ours: ofBuyer, theirs: ofSeller } : { ours: ofSeller, theirs: ofBuyer };
};

/** Answers are revealed to both sides at the same moment: once both have answered, or when the time for it is over. */
export function isRevealed(meeting: MeetingRow, now: Date): boolean {
  const until = attendanceUntil(meeting);
  const { ours, theirs } = answersOf(meeting, 'buyer');
  return until !== null && (until <= now || (ours !== null && theirs !== null));
}

/** Actions open to this side now. Whether the conversation lets them write is checked when they act. */
export function mayDo(meeting: MeetingRow, side: Side, now: Date) {
  const { status, proposed } = meeting;
  const isOpen = meetingFlow.may('suggest', status) && !hasBegun(meeting, now);
  const isProposed = proposed !== null && proposed.starts_at > now;
  const until = attendanceUntil(meeting);
  const { ours } = answersOf(meeting, side);
  return {
    accept: isOpen && isProposed && !isBy(side, proposed) && meetingFlow.may('accept', status),
    suggest: isOpen,
    withdraw: isOpen && isProposed && isBy(side, proposed),
    cancel: isOpen && meetingFlow.may('cancel', status),
    answer_attendance: until !== null && until > now && ours === null,
    name_colleague: isOpen && side === 'seller' && meeting.dealer_id !== null,
  };
}
