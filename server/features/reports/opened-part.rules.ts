import { openedAround, openedMore } from '@forecourt/contract/reports/conversation-reports.ts';
import type { OpenedPart } from './conversation-reports.store.ts';

interface Length {
  /** The conversation's length when it was reported, and now. */
  reported_sequence: number;
  last_sequence: number;
}

/** The part around the report, which is opened first. */
export const aroundReport = ({ reported_sequence, last_sequence }: Length): OpenedPart => ({
  from_sequence: Math.max(1, reported_sequence - openedAround),
  to_sequence: Math.max(1, Math.min(last_sequence, reported_sequence + openedAround)),
});

/** The next part before or after the open one, or null if there is none. */
export function nextPart(open: OpenedPart, more: 'earlier' | 'later', { last_sequence }: Length): OpenedPart | null {
  if (more === 'earlier') {
    if (open.from_sequence <= 1) return null;
    return { from_sequence: Math.max(1, open.from_sequence - openedMore), to_sequence: open.from_sequence - 1 };
  }
  if (open.to_sequence >= last_sequence) return null;
  return { from_sequence: open.to_sequence + 1, to_sequence: Math.min(last_sequence, open.to_sequence + openedMore) };
}
