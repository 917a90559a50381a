import { zones } from './zones.ts';

const short = zones({ dateStyle: 'medium', timeStyle: 'short' });

/** "Dec 1, 2026, 10:00 AM", for sentences that name a moment more than once. */
export const shortMoment = (at: string): string => short().format(new Date(at));
