/** The reader's own time zone, such as Europe/Berlin. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** "Saturday, November 21, 7:00 PM" in the reader's zone, or in another. */
export const meetingTime = (at: string, timeZone?: string): string =>
  format({ ...day, ...time, ...(timeZone && { timeZone }) }, at);

/** "Sat, Nov 21, 7:00 PM" */
export const shortMeetingTime = (at: string): string =>
  format({ weekday: 'short', month: 'short', day: 'numeric', ...time }, at);

/** "8:00 PM GMT+1", with the weekday if it's another day there. Null if clocks show the same there, or it's unknown here. */
export function timeElsewhere(at: string, timeZone: string, here = ownZone()): string | null {
  try {
    const [there, own] = [timeZone, here].map((zone) => format({ ...day, ...time, timeZone: zone }, at));
    if (there === own) return null;
    const isSameDay = format({ ...day, timeZone }, at) === format({ ...day, timeZone: here }, at);
    return format({ ...(!isSameDay && { weekday: 'short' }), ...time, timeZoneName: 'short', timeZone }, at);
  } catch {
    // This browser doesn't know the zone.
    return null;
  }
}

const format = (options: Intl.DateTimeFormatOptions, at: string): string =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replaceAll('\u202f', ' ');
