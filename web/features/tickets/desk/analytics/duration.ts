/** Formats a duration in its two largest units: "12 min", "3 h 20 min", "2 d 4 h". */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 24 * 60) return both(Math.floor(whole / 60), 'h', whole % 60, 'min');
  const hours = Math.round(whole / 60);
  return both(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

const both = (large: number, unit: string, small: number, smaller: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smaller}`;
