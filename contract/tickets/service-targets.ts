import type { Hours } from '../dealers/open-state.ts';
import type { TicketPriority } from './tickets.flow.ts';

const day = { from: '09:00', to: '18:00' };

/** Support hours for each day, starting on Monday, in the site's time zone. Null if no one is on duty. */
export const supportHours: Hours = [day, day, day, day, day, null, null];

const hour = 60;
const workingDay = 9 * hour;

/**
 * Target minutes within those hours for a ticket's first reply and its solution, by priority. The clock stops while a
 * ticket waits for the user.
 */
export const serviceTargets: Record<TicketPriority, { answer: number; solution: number }> = {
  urgent: { answer: hour, solution: 8 * hour },
  high: { answer: 4 * hour, solution: 24 * hour },
  medium: { answer: 8 * hour, solution: 3 * workingDay },
  low: { answer: 24 * hour, solution: 5 * workingDay },
};
