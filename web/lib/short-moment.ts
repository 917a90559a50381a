import { zones } from './zones.ts';

const short = zones({ dateStyle: 'medium', timeStyle: 'short' });

/** "Dec 1, 2026, 10:00 AM", for sentences with more than one date. */
export const shortMoment = (at: string): string => short().format(new Date(at));
