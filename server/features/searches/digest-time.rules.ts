const hour = 18;
const monday = 1;

/** When the latest digest was due in the site's time zone: every day at six in the evening, or on Mondays. */
export function digestTime(frequency: 'daily' | 'weekly', timeZone: string, now: Date): { at: Date; day: number } {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.startOfDay().with({ hour });
  let due = today.epochMilliseconds > now.getTime() ? today.subtract({ days: 1 }) : today;
  if (frequency === 'weekly') due = due.subtract({ days: (due.dayOfWeek - monday + 7) % 7 });
  return { at: new Date(due.epochMilliseconds), day: due.year * 10_000 + due.month * 100 + due.day };
}
