import { maxAwayDays } from '@forecourt/contract/dealers/settings-values.ts';

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Why this return day isn't allowed, or null. Both are days in the city's time zone. */
export function awayRefusal(backOn: string, today: string): string | null {
  const days = daysBetween(today, backOn);
  if (days < 1) return 'Please select tomorrow or a later day';
  return days > maxAwayDays ? `Please select a day within the next ${maxAwayDays} days` : null;
}
