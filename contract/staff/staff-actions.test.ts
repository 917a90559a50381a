import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { namedCalls } from '../kit/routes.ts';
import { personalTargets, staffActions, type TargetKind } from './staff-actions.ts';
import type { StaffRight } from '../access/staff-rights.ts';

test('every action on what belongs to a person or dealer needs a reason', () => {
  const personal: readonly TargetKind[] = personalTargets;
  for (const [action, { on, needsReason }] of Object.entries(staffActions))
    expect([action, needsReason]).toEqual([action, personal.includes(on)]);
});

/** Rights whose actions affect a person (product rules, "Staff"). */
const rightsOverPeople: readonly StaffRight[] = [
  'users.warn',
  'users.suspend',
  'users.ban',
  'users.roles',
  'cars.flag',
  'cars.remove',
  'cars.restore',
  'reports.decide',
  'reviews.decide',
  'awards.grant',
  'sales.decide',
  'applications.decide',
  'applications.delete',
  'dealers.suspend',
  'dealers.rename',
  'dealers.create',
  'dealers.owner',
  'dealers.extend',
  'conversations.read',
  'payments.refund',
];
/** Input fields that carry the reason. The spec calls it notes for applications. */
const reasonFields = ['reason', 'review_notes'];

test('a call that acts on a person’s account, listing, dealership, review or money requires a reason', () => {
  const calls = namedCalls(contract).filter(
    ({ call }) => call.who.kind === 'staff' && rightsOverPeople.includes(call.who.right as StaffRight),
  );
  expect(calls.map(({ feature, name }) => `${feature}.${name}`)).toContain('payments.refund');
  for (const { name, call } of calls) {
    const { error } = call.input.safeParse({});
    const missing = error?.issues.map(({ path }: { path: PropertyKey[] }) => path[0]) ?? [];
    expect([name, reasonFields.some((field) => missing.includes(field))]).toEqual([name, true]);
  }
});
