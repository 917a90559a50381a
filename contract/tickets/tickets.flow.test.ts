import { expect, test } from 'vitest';
import {
  afterDeed,
  statusDeed,
  ticketDeeds,
  ticketStatuses,
  type TicketDeed,
  type TicketStatus,
} from './tickets.flow.ts';

const deeds = Object.keys(ticketDeeds) as TicketDeed[];
const no = null;

/** In the order of a ticket's life: open, in progress, waiting for the person, resolved, closed. */
const life: Record<TicketDeed, (TicketStatus | null)[]> = {
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
  expire: [no, no, no, 'closed', no],
};

test.each(deeds)('%s leads from each status to one, or is not possible there', (deed) => {
  expect(ticketStatuses.map((status) => afterDeed(deed, status))).toEqual(life[deed]);
});

test('closed stays closed', () => {
  expect(deeds.filter((deed) => (afterDeed(deed, 'closed') ?? 'closed') !== 'closed')).toEqual([]);
});

test('each deed is the person’s, the staff’s or the clock’s', () => {
  const by = (who: string) => deeds.filter((deed) => ticketDeeds[deed].by === who);
  expect(by('user')).toEqual(['answer', 'close', 'rate']);
  expect(by('clock')).toEqual(['expire']);
  expect(by('staff')).toHaveLength(deeds.length - 4);
});

test('staff bring a ticket to a status by the deed that leads there, and close none', () => {
  expect(statusDeed('open', 'in_progress')).toBe('start');
  expect(statusDeed('in_progress', 'waiting_for_user')).toBe('wait');
  expect(statusDeed('waiting_for_user', 'resolved')).toBe('resolve');
  expect(statusDeed('resolved', 'in_progress')).toBe('reopen');
  expect(statusDeed('open', 'resolved')).toBeNull();
  expect(ticketStatuses.map((status) => statusDeed(status, 'closed'))).toEqual([no, no, no, no, no]);
});
