import { staffRoles, type StaffRole } from '@forecourt/contract/kit/who.ts';
import { expect, test } from 'vitest';
import { openTransitions, mayMake, mayHandle, maySee, ticketNumber, type Reader } from './ticket.rules.ts';

const ticket = { user_id: 1, user_account: 10, status: 'in_progress', first_response_at: null } as const;
const person: Reader = { id: 1, gameAccountId: 10, staffRole: null };
const staff = (staffRole: StaffRole, gameAccountId = 20): Reader => ({ id: 2, gameAccountId, staffRole });

test('tickets are handled by support, moderators and admins; analysts only read', () => {
  expect(staffRoles.filter((role) => mayHandle(ticket, staff(role)))).toEqual(['support', 'moderator', 'admin']);
  expect(staffRoles.filter((role) => maySee(ticket, staff(role)))).toEqual(staffRoles);
  expect(mayHandle(ticket, person)).toBe(false);
});

test('nobody handles a ticket of their own account, whichever character asked', () => {
  for (const role of staffRoles) expect(mayHandle(ticket, staff(role, ticket.user_account))).toBe(false);
});

test('of people only the one who asked sees it', () => {
  expect(maySee(ticket, person)).toBe(true);
  expect(maySee(ticket, { ...person, id: 3 })).toBe(false);
});

test('the person answers, closes and rates; the staff do the rest', () => {
  expect(openTransitions(ticket, person)).toEqual(['answer', 'close']);
  const ofStaff = ['assign', 'reply', 'note', 'wait', 'resolve', 'prioritise'];
  expect(openTransitions(ticket, staff('support'))).toEqual(ofStaff);
  expect(openTransitions(ticket, staff('analyst'))).toEqual([]);
  expect(openTransitions(ticket, { ...person, id: 3, gameAccountId: 30 })).toEqual([]);
  // Another character of the one who asked, who is of the staff.
  expect(openTransitions(ticket, staff('admin', ticket.user_account))).toEqual([]);
});

test('nobody does what is the clock’s', () => {
  const resolved = { ...ticket, status: 'resolved' } as const;
  for (const reader of [person, staff('admin')]) expect(mayMake('expire', resolved, reader)).toBe(false);
});

test('help is rated once it came and the ticket is resolved, by who asked', () => {
  const resolved = { ...ticket, status: 'resolved', first_response_at: new Date() } as const;
  expect(mayMake('rate', resolved, person)).toBe(true);
  expect(mayMake('rate', { ...resolved, status: 'closed' }, person)).toBe(true);
  expect(mayMake('rate', { ...resolved, status: 'in_progress' }, person)).toBe(false);
  expect(mayMake('rate', { ...resolved, first_response_at: null }, person)).toBe(false);
  expect(mayMake('rate', resolved, staff('admin'))).toBe(false);
});

test('its number has six digits', () => {
  expect(ticketNumber(42)).toBe('TKT-000042');
  expect(ticketNumber(1_234_567)).toBe('TKT-1234567');
});
