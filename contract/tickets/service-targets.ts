import type { Hours } from '../dealers/open-state.ts';
import type { TicketPriority } from './tickets.flow.ts';

const day = { from: '09:00', to: '18:00' };

/** When the staff are there, for each day from Monday on, in the site's zone; null when nobody is. */
export const supportHours: Hours = [day, day, day, day, day, null, null];

const hour = 60;
const workingDay = 9 * hour;

/**
 * Within how many minutes of those hours a ticket has its first answer and its solution, by its priority. While it waits
 * for its user, nothing counts.
 */
export const serviceTargets: Record<TicketPriority, { answer: number; solution: number }> = {
  urgent: { answer: hour, solution: 8 * hour },
  high: { answer: 4 * hour, solution: 24 * hour },
  medium: { answer: 8 * hour, solution: 3 * workingDay },
  low: { answer: 24 * hour, solution: 5 * workingDay },
};
