import { expect, test } from 'vitest';
import {
  statusTransition,
  ticketFlow,
  ticketStatuses,
  type TicketTransition,
  type TicketStatus,
} from './tickets.flow.ts';

const no = null;

/** In status order: open, in progress, waiting for the user, resolved, closed. */
const life: Record<TicketTransition, (TicketStatus | null)[]> = {
  answer: ['open', 'in_progress', 'in_progress', 'in_progress', no],
  close: ['closed', 'closed', 'closed', 'closed', no],
  rate: [no, no, no, 'resolved', 'closed'],
  assign: ['in_progress', 'in_progress', 'waiting_for_user', no, no],
  reply: ['in_progress', 'in_progress', 'waiting_for_user', 'resolved', no],
  note: ['open', 'in_progress', 'waiting_for_user', 'resolved', no],
  start: ['in_progress', no, 'in_progress', no, no],
  wait: ['waiting_for_user', 'waiting_for_user', no, no, no],
  resolve: [no, 'resolved', 'resolved', no, no],
  reopen: [no, no, no, 'in_progress', no],
  prioritise: ['open', 'in_progress', 'waiting_for_user', 'resolved', no],
  categorise: ['open', 'in_progress', 'waiting_for_user', 'resolved', no],
  merge: ['closed', 'closed', 'closed', 'closed', no],
  conclude: ['closed', 'closed', 'closed', 'closed', no],
  expire: [no, no, no, 'closed', no],
};

test.each(ticketFlow.names)('%s leads from each status to one status or isn’t allowed', (name) => {
  expect(ticketStatuses.map((status) => ticketFlow.after(name, status))).toEqual(life[name]);
});

test('a closed ticket stays closed', () => {
  expect(ticketFlow.names.filter((name) => (ticketFlow.after(name, 'closed') ?? 'closed') !== 'closed')).toEqual([]);
});

test('each transition belongs to the user, staff, an appeal or the clock', () => {
  expect(ticketFlow.by('user')).toEqual(['answer', 'close', 'rate']);
  expect(ticketFlow.by('appeal')).toEqual(['conclude']);
  expect(ticketFlow.by('clock')).toEqual(['expire']);
  expect(ticketFlow.by('staff')).toHaveLength(ticketFlow.names.length - 5);
});

test('staff set a status by the matching transition and can’t close tickets', () => {
  expect(statusTransition('open', 'in_progress')).toBe('start');
  expect(statusTransition('in_progress', 'waiting_for_user')).toBe('wait');
  expect(statusTransition('waiting_for_user', 'resolved')).toBe('resolve');
  expect(statusTransition('resolved', 'in_progress')).toBe('reopen');
  expect(statusTransition('open', 'resolved')).toBeNull();
  expect(ticketStatuses.map((status) => statusTransition(status, 'closed'))).toEqual([no, no, no, no, no]);
});
