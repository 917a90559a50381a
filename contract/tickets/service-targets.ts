import type { Hours } from '../hours/open-state.ts';
import type { Settings } from '../settings/setting-definitions.ts';
import type { TicketPriority } from './tickets.flow.ts';

/** Minutes within support hours until a ticket's first reply and its solution. */
interface Target {
  answer: number;
  solution: number;
}

/** When the support desk is there, in the site's time zone, and its targets by priority. */
export interface ServiceTerms {
  hours: Hours;
  targets: Record<TicketPriority, Target>;
}

const hour = 60;

/** The support hours and targets that admins have set. */
export function serviceTermsOf(settings: Settings): ServiceTerms {
  const target = (priority: TicketPriority): Target => ({
    answer: settings[`${priority}_ticket_first_reply_hours`] * hour,
    solution: settings[`${priority}_ticket_resolution_hours`] * hour,
  });
  return {
    hours: settings.support_hours,
    targets: { low: target('low'), medium: target('medium'), high: target('high'), urgent: target('urgent') },
  };
}
