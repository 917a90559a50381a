import { countOf, relativeTime } from './format.ts';

const dayMs = 86_400_000;

/** Staff document: 'Just now', then minutes, hours and days. A ticket's age matters more than its date. */
export function agoText(at: string, nowMs: number, justNow?: string): string {
  const days = Math.floor((nowMs - Date.parse(at)) / dayMs);
  return days < 1 ? relativeTime(at, nowMs, justNow) : `${countOf(days, 'day')} ago`;
}
