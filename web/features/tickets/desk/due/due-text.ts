/** Formats the time left in its largest unit: "Due in 40 min", "Overdue by 2 h", "Due in 3 days". */
export function dueText(at: string, nowMs: number): string {
  const minutes = Math.round((Date.parse(at) - nowMs) / 60_000);
  if (minutes < 0) return `Overdue by ${span(-minutes)}`;
  return minutes === 0 ? 'Due now' : `Due in ${span(minutes)}`;
}

function span(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
