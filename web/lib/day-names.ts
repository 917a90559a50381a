import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import { wallClocks } from './wall-clock.ts';

/** The week as opening hours count it. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours as a sentence has them: "every day 5:00 PM – 11:00 PM", "Monday and Tuesday 9:00 AM – 5:00 PM". */
export function weekText(hours: Hours): string {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, open] of hours.entries()) {
    if (!open) continue;
    const text = wallClocks(open);
    const run = runs.at(-1);
    if (run?.last === day - 1 && run.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.map(({ first, last, text }) => `${daysText(first, last)} ${text}`).join(', ');
}

function daysText(first: number, last: number): string {
  if (last - first === 6) return 'every day';
  if (first === last) return dayNames[first] ?? '';
  return `${dayNames[first]} ${last === first + 1 ? 'and' : 'to'} ${dayNames[last]}`;
}
