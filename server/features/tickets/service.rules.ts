import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { serviceTermsOf, type ServiceTerms } from '@forecourt/contract/tickets/service-targets.ts';
import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import { afterOpenMinutes, openMinutes } from './opening-minutes.rules.ts';

/** A moment, and the support hours and targets that apply to deadlines set then. */
export interface DeskTime extends ServiceTerms {
  now: Date;
  timeZone: string;
}

export const deskTimeOf = (settings: Settings, timeZone: string, now = new Date()): DeskTime => ({
  ...serviceTermsOf(settings),
  now,
  timeZone,
});

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
    { ...unused, priority, clock_since: time.now, first_response_at: null, resolved_at: null },
    { status: 'open', priority, first_response_at: null, resolved_at: null },
    time,
  );

const unused = {
  clock_minutes: 0,
  answer_due_at: null,
  solution_due_at: null,
  answered_in_time: null,
  solved_in_time: null,
};

type Before = Omit<Timed, 'status'> & Clock;

/**
 * Runs while the ticket is with staff. A reopened ticket continues where it stopped. A deadline stays while it runs
 * with the same priority, even if admins have changed the hours or targets since.
 */
export function clockAfter(before: Before, after: Timed, time: DeskTime): Clock {
  const target = time.targets[after.priority];
  const since = before.clock_since;
  const minutes = before.clock_minutes + (since === null ? 0 : openMinutes(time, since, time.now));
  const runs = after.status === 'open' || after.status === 'in_progress';
  const isSame = since !== null && before.priority === after.priority;
  const due = (within: number, known: Date | null) => {
    if (!runs) return null;
    return isSame && known !== null ? known : afterOpenMinutes(time, time.now, within - minutes);
  };
  const isMet = (within: number, known: Date | null) =>
    isSame && known !== null ? openMinutes(time, known, time.now) === 0 : minutes <= within;
  return {
    clock_minutes: minutes,
    clock_since: runs ? time.now : null,
    answer_due_at: after.first_response_at === null ? due(target.answer, before.answer_due_at) : null,
    solution_due_at: due(target.solution, before.solution_due_at),
    answered_in_time: inTime(before.first_response_at, after.first_response_at, before.answered_in_time, () =>
      isMet(target.answer, before.answer_due_at),
    ),
    solved_in_time: inTime(before.resolved_at, after.resolved_at, before.solved_in_time, () =>
      isMet(target.solution, before.solution_due_at),
    ),
  };
}

/** Judged when it happens, and not again while it's unchanged. */
function inTime(before: Date | null, after: Date | null, judged: boolean | null, isMet: () => boolean): boolean | null {
  if (after === null) return null;
  return before === null ? isMet() : judged;
}
