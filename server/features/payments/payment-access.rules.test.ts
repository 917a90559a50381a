import { staffRoles } from '@forecourt/contract/access/who.ts';
import { teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { expect, test } from 'vitest';
import { isConcerned, mayHandle, maySee } from './payment-access.rules.ts';

const own = { user_id: 1, dealer_id: null, kind: 'listing' } as const;
const ofDealer = (kind: PaymentKind) => ({ user_id: 1, dealer_id: 7, kind });
const person = (userId: number) => ({ userId, gameAccountId: userId, team: null });
const colleague = (role: TeamRole, dealerId = 7) => ({
  ...person(2),
  team: { dealerId, role, standing: 'active' as const },
});

test('only the payer can handle their own payment', () => {
  expect(mayHandle(own, person(1))).toBe(true);
  expect(mayHandle(own, person(2))).toBe(false);
});

test.each<[PaymentKind, TeamRole[]]>([
  ['listing', ['owner', 'admin', 'manager', 'staff']],
  ['featured', ['owner', 'admin', 'manager', 'staff']],
  ['membership', ['owner', 'admin']],
  ['renewal', ['owner', 'admin']],
])('a dealer’s payment for a %s can be handled by exactly %j', (kind, roles) => {
  expect(teamRoles.filter((role) => mayHandle(ofDealer(kind), colleague(role)))).toEqual(roles);
  expect(mayHandle(ofDealer(kind), colleague('owner', 8))).toBe(false);
  expect(mayHandle(ofDealer(kind), person(1))).toBe(false);
});

test('the payer sees the outcome even after leaving the team', () => {
  expect(isConcerned(ofDealer('renewal'), person(1))).toBe(true);
  expect(isConcerned(ofDealer('renewal'), colleague('admin'))).toBe(true);
  expect(isConcerned(ofDealer('renewal'), colleague('staff'))).toBe(false);
  expect(isConcerned(own, person(2))).toBe(false);
});

test('staff who read payments see the receipt, and analysts do not', () => {
  expect(staffRoles.filter((role) => maySee(own, person(9), role))).toEqual(['support', 'moderator', 'admin']);
  expect(isConcerned(own, person(9))).toBe(false);
  expect(maySee(own, person(1), null)).toBe(true);
  expect(maySee(own, person(2), null)).toBe(false);
});
