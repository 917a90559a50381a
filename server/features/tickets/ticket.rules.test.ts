import { teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { staffRoles, type StaffRole } from '@forecourt/contract/access/who.ts';
import { expect, test } from 'vitest';
import { openTransitions, mayMake, mayHandle, maySee, maySeeNotes, ticketNumber, type Reader } from './ticket.rules.ts';

const account = 10;
const ticket = {
  user_id: 1,
  party_accounts: [account],
  decider_account: null,
  appeal_status: null,
  sale_seller_id: null,
  sale_dealer_id: null,
  sale_id: null,
  status: 'in_progress',
  first_response_at: null,
} as const;
const person: Reader = { id: 1, gameAccountId: account, staffRole: null, team: null };
const staff = (staffRole: StaffRole, gameAccountId = 20): Reader => ({ id: 2, gameAccountId, staffRole, team: null });

test('support, moderators and admins read and handle tickets, and analysts do not', () => {
  expect(staffRoles.filter((role) => mayHandle(ticket, staff(role)))).toEqual(['support', 'moderator', 'admin']);
  expect(staffRoles.filter((role) => maySee(ticket, staff(role)))).toEqual(['support', 'moderator', 'admin']);
  expect(mayHandle(ticket, person)).toBe(false);
});

test('staff cannot handle tickets of their own account, whichever character asked', () => {
  for (const role of staffRoles) expect(mayHandle(ticket, staff(role, account))).toBe(false);
});

test('an appeal can be handled by anyone except the decider’s characters, and is resolved only by its outcome', () => {
  const appeal = { ...ticket, decider_account: 30, appeal_status: 'open' } as const;
  expect(mayHandle(appeal, staff('admin', 30))).toBe(false);
  expect(openTransitions(appeal, staff('admin', 30))).toEqual([]);
  expect(maySee(appeal, staff('admin', 30))).toBe(true);
  expect(mayHandle(appeal, staff('admin'))).toBe(true);
  expect(mayMake('resolve', appeal, staff('admin'))).toBe(false);
  expect(mayMake('resolve', { ...appeal, appeal_status: 'upheld' }, staff('admin'))).toBe(true);
});

test('among users only the requester sees a ticket', () => {
  expect(maySee(ticket, person)).toBe(true);
  expect(maySee(ticket, { ...person, id: 3 })).toBe(false);
});

test('the seller’s side reads and replies in a disputed sale’s ticket, and staff involved in it cannot handle it', () => {
  const dispute = { ...ticket, party_accounts: [account, 40, 50], sale_id: 3, sale_seller_id: 4, sale_dealer_id: 7 };
  const colleague = (id: number, role: TeamRole, dealerId = 7): Reader => ({
    ...person,
    id,
    gameAccountId: 50,
    team: { dealerId, role, standing: 'active' },
  });
  expect(maySee(dispute, colleague(4, 'staff'))).toBe(true);
  expect(openTransitions(dispute, colleague(4, 'staff'))).toEqual(['answer']);
  expect(teamRoles.filter((role) => maySee(dispute, colleague(5, role)))).toEqual(['owner', 'admin', 'manager']);
  expect(maySee(dispute, colleague(5, 'owner', 8))).toBe(false);
  // The seller has left the team.
  expect(maySee(dispute, { ...person, id: 4, gameAccountId: 40 })).toBe(false);
  expect(maySee({ ...dispute, sale_dealer_id: null }, { ...person, id: 4, gameAccountId: 40 })).toBe(true);
  expect(mayHandle(dispute, staff('admin', 50))).toBe(false);
  expect(maySeeNotes(dispute, staff('admin', 50))).toBe(false);
  expect(mayHandle(dispute, staff('admin'))).toBe(true);
});

test('the requester replies, closes and rates, and staff do the rest', () => {
  expect(openTransitions(ticket, person)).toEqual(['answer', 'close']);
  const ofStaff = ['assign', 'reply', 'note', 'wait', 'resolve', 'prioritise', 'categorise', 'merge'];
  expect(openTransitions(ticket, staff('support'))).toEqual(ofStaff);
  expect(openTransitions(ticket, staff('analyst'))).toEqual([]);
  expect(openTransitions(ticket, { ...person, id: 3, gameAccountId: 30 })).toEqual([]);
  // A staff account that is another character of the requester.
  expect(openTransitions(ticket, staff('admin', account))).toEqual([]);
});

test('no one can make the automatic transitions', () => {
  const resolved = { ...ticket, status: 'resolved' } as const;
  for (const reader of [person, staff('admin')]) expect(mayMake('expire', resolved, reader)).toBe(false);
});

test('the requester can rate a ticket once it was answered and resolved', () => {
  const resolved = { ...ticket, status: 'resolved', first_response_at: new Date() } as const;
  expect(mayMake('rate', resolved, person)).toBe(true);
  expect(mayMake('rate', { ...resolved, status: 'closed' }, person)).toBe(true);
  expect(mayMake('rate', { ...resolved, status: 'in_progress' }, person)).toBe(false);
  expect(mayMake('rate', { ...resolved, first_response_at: null }, person)).toBe(false);
  expect(mayMake('rate', resolved, staff('admin'))).toBe(false);
});

test('a ticket number has six digits', () => {
  expect(ticketNumber(42)).toBe('TKT-000042');
  expect(ticketNumber(1_234_567)).toBe('TKT-1234567');
});
