import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { expect, test } from 'vitest';
import { clockAfter, deskTimeOf, newClock, type Clock, type DeskTime, type Timed } from './service.rules.ts';

const day = { from: '09:00', to: '18:00' };
/** The desk is open from nine to six. */
const office: Omit<DeskTime, 'now'> = {
  timeZone: 'UTC',
  hours: [day, day, day, day, day, null, null],
  targets: {
    urgent: { answer: 60, solution: 480 },
    high: { answer: 240, solution: 1440 },
    medium: { answer: 480, solution: 1620 },
    low: { answer: 1440, solution: 2700 },
  },
};
/** On Monday, 16 November 2026. */
const monday = (clock: string): DeskTime => ({ ...office, now: new Date(`2026-11-16T${clock}:00Z`) });
const tuesday = (clock: string): DeskTime => ({ ...office, now: new Date(`2026-11-17T${clock}:00Z`) });

const asked: Timed = { status: 'open', priority: 'high', first_response_at: null, resolved_at: null };
type Life = Timed & Clock;
const opened = (clock: string, priority: Timed['priority'] = 'high'): Life => ({
  ...asked,
  priority,
  ...newClock(priority, monday(clock)),
});
const then = (before: Life, change: Partial<Timed>, time: DeskTime): Life => {
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

test('changed hours and targets leave running deadlines as they are and apply to those set afterwards', () => {
  const evening = { from: '17:00', to: '23:00' };
  const changed = (time: DeskTime): DeskTime => ({
    ...time,
    hours: Array.from({ length: 7 }, () => evening),
    targets: { ...office.targets, high: { answer: 60, solution: 120 } },
  });
  const asked = opened('09:00');
  const assigned = then(asked, { status: 'in_progress' }, changed(monday('12:00')));
  expect(assigned.answer_due_at).toEqual(monday('13:00').now);
  // Judged by the deadline that was set.
  const onTime = then(assigned, { first_response_at: monday('12:59').now }, changed(monday('12:59')));
  expect(onTime).toMatchObject({ answered_in_time: true, solution_due_at: asked.solution_due_at });
  const late = then(assigned, { first_response_at: monday('17:30').now }, changed(monday('17:30')));
  expect(late.answered_in_time).toBe(false);
  // It comes back from its user, so its deadline is set again.
  const waiting = then(onTime, { status: 'waiting_for_user' }, changed(monday('13:00')));
  expect(then(waiting, { status: 'in_progress' }, changed(tuesday('09:00'))).solution_due_at).not.toEqual(
    asked.solution_due_at,
  );
  expect(newClock('high', changed(monday('09:00'))).answer_due_at).toEqual(monday('18:00').now);
});

test('the first reply and the solution of a ticket opened in the morning are due in the evening', () => {
  const evenings = deskTimeOf(readSettings({}), 'UTC', new Date('2026-11-16T09:00:00Z'));
  expect(newClock('urgent', evenings)).toMatchObject({
    answer_due_at: new Date('2026-11-16T18:00:00Z'),
    solution_due_at: new Date('2026-11-16T23:00:00Z'),
  });
});
