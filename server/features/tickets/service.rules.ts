import { serviceTargets, supportHours } from '@forecourt/contract/tickets/service-targets.ts';
import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import { afterOpenMinutes, openMinutes } from './opening-minutes.rules.ts';

/** A moment and the time zone of the opening hours. */
export interface DeskTime {
  now: Date;
  timeZone: string;
}

/** The fields a ticket's clock depends on. */
export interface Timed {
  status: TicketStatus;
  priority: TicketPriority;
  first_response_at: Date | null;
  resolved_at: Date | null;
}

/** How long the ticket has waited for staff and the resulting deadlines. Columns of `tickets`. */
export interface Clock {
  clock_minutes: number;
  clock_since: Date | null;
  answer_due_at: Date | null;
  solution_due_at: Date | null;
  answered_in_time: boolean | null;
  solved_in_time: boolean | null;
}

/** The clock of a ticket opened at that moment. */
export const newClock = (priority: TicketPriority, time: DeskTime): Clock =>
  clockAfter(
    { ...unused, clock_since: time.now, first_response_at: null, resolved_at: null },
    { status: 'open', priority, first_response_at: null, resolved_at: null },
    time,
  );

const unused = { clock_minutes: 0, answered_in_time: null, solved_in_time: null };

type Before = Pick<Timed, 'first_response_at' | 'resolved_at'> & Omit<Clock, 'answer_due_at' | 'solution_due_at'>;

/** Runs while the ticket is with staff. A reopened ticket continues where it stopped. */
export function clockAfter(before: Before, after: Timed, { now, timeZone }: DeskTime): Clock {
  const desk = { hours: supportHours, timeZone };
  const target = serviceTargets[after.priority];
  const since = before.clock_since;
  const minutes = before.clock_minutes + (since === null ? 0 : openMinutes(desk, since, now));
  const runs = after.status === 'open' || after.status === 'in_progress';
  const due = (within: number) => (runs ? afterOpenMinutes(desk, now, within - minutes) : null);
  return {
    clock_minutes: minutes,
    clock_since: runs ? now : null,
    answer_due_at: after.first_response_at === null ? due(target.answer) : null,
    solution_due_at: due(target.solution),
    answered_in_time: inTime(before.first_response_at, after.first_response_at, before.answered_in_time, {
      minutes,
      within: target.answer,
    }),
    solved_in_time: inTime(before.resolved_at, after.resolved_at, before.solved_in_time, {
      minutes,
      within: target.solution,
    }),
  };
}

/** Judged when it happens, and not again while it's unchanged. */
function inTime(
  before: Date | null,
  after: Date | null,
  judged: boolean | null,
  { minutes, within }: { minutes: number; within: number },
): boolean | null {
  if (after === null) return null;
  return before === null ? minutes <= within : judged;
}
