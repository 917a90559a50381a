import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { openState, weekMoment, type Hours } from '@forecourt/contract/hours/open-state.ts';
import * as api from '../../lib/api.ts';
import { weekText } from '../../lib/day-names.ts';
import { clockText } from '../../lib/days.ts';

/** When someone is usually at the support desk, in the reader's time and in the city's. */
export function SupportHours() {
  const { data } = useQuery(api.tickets.supportHours.query({}));
  if (!data) return null;
  const { hours, time_zone: zone } = data;
  return (
    <p className="flex items-start gap-2.5 text-ink-2">
      <Clock3 size={18} className="mt-1 shrink-0" aria-hidden="true" />
      <span>
        <span className="font-medium text-ink">{presenceText(hours, zone, new Date())}</span> Our staff are volunteers.
        They are usually here {weekText(hours)} (city time, {zone}).
      </span>
    </p>
  );
}

/** "Someone is usually here now, until 11:00 PM." Times are the reader's. */
export function presenceText(hours: Hours, zone: string, now: Date): string {
  const here = weekMoment(now, zone);
  const state = openState(hours, here);
  const at = (daysAhead: number, clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return new Date(wholeMinute(now) + (daysAhead * 1440 + hour * 60 + minute - here.minute) * 60_000).toISOString();
  };
  if (state.isOpen) {
    const today = at(0, state.until);
    const until = Date.parse(today) > now.getTime() ? today : at(1, state.until);
    return `Someone is usually here now, until ${clockText(until)} your time.`;
  }
  if (!state.opens) return '';
  const daysAhead = (state.opens.day - here.day + 7) % 7;
  const opens = at(daysAhead, state.opens.at);
  // A week from now if it's the same day of the week but already over.
  const next = Date.parse(opens) > now.getTime() ? opens : at(daysAhead + 7, state.opens.at);
  return `Someone is usually here again ${dayAhead(next, now)} at ${clockText(next)} your time.`;
}

const wholeMinute = (now: Date) => Math.floor(now.getTime() / 60_000) * 60_000;

function dayAhead(at: string, now: Date): string {
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${weekday(at)}`;
}

const weekday = (at: string) => new Date(at).toLocaleDateString('en-US', { weekday: 'long' });
