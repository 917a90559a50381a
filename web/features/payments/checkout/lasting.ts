import { countOf } from '../../../lib/format.ts';

/** Formats a duration: "30 days", "36 hours". */
export const lasting = (hours: number): string =>
  hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour');
