import { repeatReviewDays } from '@forecourt/contract/sales/counting-values.ts';
import type { Attendance } from '@forecourt/contract/meetings/meeting-values.ts';

/**
 * Which meetings count for someone's profile. kept.store.ts has the same rules in SQL, and a test compares the two.
 */

export type Verdict = 'kept' | 'missed';

/**
 * Judges one side of a meeting. Counts only what the other side said about them, or what they admit
 * themselves. If the two contradict each other, it counts for neither.
 */
export function verdictOf(about: Attendance | null, own: Attendance | null): Verdict | null {
  if (about === 'came' && (own === null || own === 'came')) return 'kept';
  if (about === 'missed' && own === null) return 'missed';
  if (own === 'absent' && about !== 'came') return 'missed';
  return null;
}

export interface MeetingToCount {
  id: number;
  starts_at: Date;
  /** The other side's game account. */
  other_account: number;
  verdict: Verdict;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The same pair of game accounts counts once in 90 days, with its newest meeting, as for reviews (decision 050). For a
 * dealer each game account counts once.
 */
export function meetingsThatCount<M extends MeetingToCount>(meetings: readonly M[], ofWhom: 'person' | 'dealer'): M[] {
  const inOrder = meetings.toSorted(
    (one, other) => one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id,
  );
  return inOrder.filter((meeting, place) => {
    const next = inOrder.slice(place + 1).find(({ other_account }) => other_account === meeting.other_account);
    if (!next) return true;
    const apart = next.starts_at.getTime() - meeting.starts_at.getTime();
    return ofWhom === 'person' && apart >= repeatReviewDays * dayMs;
  });
}
