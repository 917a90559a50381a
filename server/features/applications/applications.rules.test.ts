import { expect, test } from 'vitest';
import { mayApplyFrom } from './applications.rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const reviewed_at = new Date('2026-11-14T12:00:00Z');

test('users who never applied, withdrew or used to be a dealer can apply right away', () => {
  expect(mayApplyFrom(undefined, now)).toBe(now);
  expect(mayApplyFrom({ status: 'withdrawn', reviewed_at: null, may_reapply: false }, now)).toBe(now);
  expect(mayApplyFrom({ status: 'approved', reviewed_at, may_reapply: false }, now)).toBe(now);
});

test('only one application can be open at a time', () => {
  expect(mayApplyFrom({ status: 'pending', reviewed_at: null, may_reapply: false }, now)).toBeNull();
});

test('declined applicants can apply again after seven days, or right away if decided on appeal', () => {
  expect(mayApplyFrom({ status: 'declined', reviewed_at, may_reapply: false }, now)).toEqual(
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(mayApplyFrom({ status: 'declined', reviewed_at, may_reapply: true }, now)).toBe(now);
});
