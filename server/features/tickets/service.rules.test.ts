import { expect, test } from 'vitest';
import { clockAfter, newClock, type Clock, type Timed } from './service.rules.ts';

/** On Monday, 16 November 2026. The desk is open from nine to six. */
const monday = (clock: string) => ({ now: new Date(`2026-11-16T${clock}:00Z`), timeZone: 'UTC' });
const tuesday = (clock: string) => ({ now: new Date(`2026-11-17T${clock}:00Z`), timeZone: 'UTC' });

const asked: Timed = { status: 'open', priority: 'high', first_response_at: null, resolved_at: null };
type Life = Timed & Clock;
const opened = (clock: string, priority: Timed['priority'] = 'high'): Life => ({
  ...asked,
  priority,
  ...newClock(priority, monday(clock)),
});
const then = (before: Life, change: Partial<Timed>, time: ReturnType<typeof monday>): Life => {
  const after = { ...before, ...change };
  return { ...after, ...clockAfter(before, after, time) };
};

test('for a high-priority ticket the first response is due after four opening hours and the resolution after 24', () => {
  expect(opened('16:00')).toMatchObject({
    answer_due_at: tuesday('11:00').now,
    solution_due_at: new Date('2026-11-19T13:00:00Z'),
    answered_in_time: null,
  });
});

test('while waiting for the user nothing is due, and the clock continues with their reply', () => {
  const answered = then(
    opened('09:00'),
    { status: 'waiting_for_user', first_response_at: monday('10:00').now },
    monday('10:00'),
  );
  expect(answered).toMatchObject({ answered_in_time: true, solution_due_at: null, clock_since: null });
  const back = then(answered, { status: 'in_progress' }, tuesday('10:00'));
  expect(back).toMatchObject({ clock_minutes: 60, solution_due_at: new Date('2026-11-19T15:00:00Z') });
  // Once answered, no second response is due and the first isn't judged again.
  expect(back).toMatchObject({ answer_due_at: null, answered_in_time: true });
});

test('raising the priority shortens the remaining time, and an overdue ticket counts as late since its new deadline', () => {
  const urgent = then(opened('09:00', 'low'), { priority: 'urgent' }, monday('13:00'));
  expect(urgent).toMatchObject({ answer_due_at: monday('10:00').now, solution_due_at: monday('17:00').now });
});

test('a late ticket stays late, even after a pause', () => {
  const late = then(opened('09:00', 'urgent'), { status: 'waiting_for_user' }, monday('11:00'));
  const back = then(late, { status: 'in_progress' }, monday('15:00'));
  expect(back.answer_due_at).toEqual(monday('14:00').now);
  const answered = then(back, { first_response_at: monday('15:30').now }, monday('15:30'));
  expect(answered.answered_in_time).toBe(false);
});

test('a resolution is judged when it comes, and again if the ticket was reopened', () => {
  const solved = then(
    opened('09:00', 'urgent'),
    { status: 'resolved', resolved_at: monday('16:00').now },
    monday('16:00'),
  );
  expect(solved).toMatchObject({ solved_in_time: true, solution_due_at: null });
  const back = then(solved, { status: 'in_progress', resolved_at: null }, tuesday('09:00'));
  expect(back).toMatchObject({ solved_in_time: null, solution_due_at: tuesday('10:00').now });
  const again = then(back, { status: 'resolved', resolved_at: tuesday('12:00').now }, tuesday('12:00'));
  expect(again.solved_in_time).toBe(false);
});

test('a ticket the user closed before it was resolved counts as neither on time nor late', () => {
  expect(then(opened('09:00'), { status: 'closed' }, monday('12:00'))).toMatchObject({
    solved_in_time: null,
    answered_in_time: null,
    solution_due_at: null,
  });
});
