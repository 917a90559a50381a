import type { TicketPriority, TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import {
  clockAfter,
  deskTimeOf,
  newClock,
  type Clock,
  type Timed,
} from '@forecourt/server/features/tickets/service.rules.ts';

interface Story {
  status: TicketStatus;
  priority: TicketPriority;
  created_at: Date;
  resolved_at: Date | null;
  closed_at: Date | null;
}

interface Answer {
  is_staff: boolean;
  is_internal: boolean;
  created_at: Date;
}

/**
 * How long the ticket waited for staff, if every reply had been sent on the site. After a staff reply it waits for its
 * user.
 */
export function storyClock(story: Story, responses: readonly Answer[]): Clock {
  const { priority, created_at, resolved_at, closed_at } = story;
  let life: Timed & Clock = {
    status: 'open',
    priority,
    first_response_at: null,
    resolved_at: null,
    ...newClock(priority, deskTimeOf(settings, 'UTC', created_at)),
  };
  const go = (now: Date, change: Partial<Timed>) => {
    const next = { ...life, ...change };
    life = { ...next, ...clockAfter(life, next, deskTimeOf(settings, 'UTC', now)) };
  };
  const said = responses.filter(({ is_internal }) => !is_internal);
  for (const [place, { is_staff, created_at: now }] of said.entries()) {
    const waits = is_staff && (place < said.length - 1 || story.status !== 'in_progress');
    const first = is_staff ? { first_response_at: life.first_response_at ?? now } : {};
    go(now, { status: waits ? 'waiting_for_user' : 'in_progress', ...first });
  }
  if (resolved_at) go(resolved_at, { status: 'resolved', resolved_at });
  if (closed_at) go(closed_at, { status: 'closed' });
  const { clock_minutes, clock_since, answer_due_at, solution_due_at, answered_in_time, solved_in_time } = life;
  return { clock_minutes, clock_since, answer_due_at, solution_due_at, answered_in_time, solved_in_time };
}

/** The demo's support hours and targets are the defaults. */
const settings = readSettings({});
