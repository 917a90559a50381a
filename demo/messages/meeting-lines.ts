import { stepWords } from '@forecourt/server/features/meetings/meeting.words.ts';
import { minutesAfter } from '../payments/orders.ts';
import type { TimedLine } from './script.ts';

/** Everyone in the demo types times in this zone. */
export const demoZone = 'America/Los_Angeles';

const halfHourMs = 30 * 60_000;

/** Adds the time to the steps of a meeting, and the text the site writes for them. */
export function withMeetings(lines: readonly TimedLine[], now: Date): TimedLine[] {
  const place = lines.findIndex(({ step }) => step?.kind === 'proposes');
  const proposed = lines[place]?.step;
  if (proposed?.kind !== 'proposes') return [...lines];
  const { meeting, hours, area, place: where } = proposed;
  const after = lines.slice(place).find(({ pause }, index) => index > 0 && pause === 'a day');
  const from = hours > 0 ? now : (after?.at ?? now);
  const startsAt = new Date(Math.round(minutesAfter(from, hours * 60).getTime() / halfHourMs) * halfHourMs);
  const words = { startsAt, timeZone: demoZone, area, place: where };
  return lines.map((line) => {
    if (line.step?.kind === 'proposes') return { ...line, startsAt, text: stepWords.proposed(meeting, words) };
    if (line.step?.kind === 'accepts')
      return { ...line, startsAt, text: stepWords.answered(meeting, 'accepted', false) };
    return line;
  });
}
