import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { namedCalls } from '../kit/routes.ts';
import { personalTargets, staffActions, type TargetKind } from './staff-actions.ts';
import type { StaffRight } from './staff-rights.ts';

test('whoever acts on what belongs to a person or a dealer says why', () => {
  const personal: readonly TargetKind[] = personalTargets;
  for (const [action, { on, needsReason }] of Object.entries(staffActions))
    expect([action, needsReason]).toEqual([action, personal.includes(on)]);
});

/** What is done by these rights is done to somebody (product rules, "Staff"). */
const touchingSomebody: readonly StaffRight[] = [
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
/** A reason, or the notes that the documents call so. */
const asksWhy = ['reason', 'review_notes'];

test('a call that acts on a person’s account, listing, dealership, review or money does not go without a reason', () => {
  const calls = namedCalls(contract).filter(
    ({ call }) => call.who.kind === 'staff' && touchingSomebody.includes(call.who.right as StaffRight),
  );
  expect(calls.map(({ feature, name }) => `${feature}.${name}`)).toContain('payments.refund');
  for (const { name, call } of calls) {
    const { error } = call.input.safeParse({});
    const missing = error?.issues.map(({ path }: { path: PropertyKey[] }) => path[0]) ?? [];
    expect([name, asksWhy.some((field) => missing.includes(field))]).toEqual([name, true]);
  }
});
