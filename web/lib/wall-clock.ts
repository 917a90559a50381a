/** A clock time of opening hours as everything else on the site shows times: "17:00" is "5:00 PM". */
export function wallClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "5:00 PM – 11:00 PM" */
export const wallClocks = ({ from, to }: { from: string; to: string }): string =>
  `${wallClock(from)} – ${wallClock(to)}`;
