import { ownZone } from '../zone-text.ts';

/** Whether clocks are set back so that this time comes twice, in the reader's own zone. */
export function comesTwice(date: string, time: string, timeZone = ownZone()): boolean {
  const typed = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(typed)) return false;
  const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const shown = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  // The moment by the clocks of the day before, and by those of the day after.
  const [first, second] = [-dayMs, dayMs].map((away) => typed - (shown(typed + away) - (typed + away)));
  return first !== second && shown(first!) === typed && shown(second!) === typed;
}

const dayMs = 86_400_000;
