import { expect, test } from 'vitest';
import { mayApplyFrom } from './applications.rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const reviewed_at = new Date('2026-11-14T12:00:00Z');

test('who never applied, withdrew or was a dealer before may apply at once', () => {
  expect(mayApplyFrom(undefined, now)).toBe(now);
  expect(mayApplyFrom({ status: 'withdrawn', reviewed_at: null, may_reapply: false }, now)).toBe(now);
  expect(mayApplyFrom({ status: 'approved', reviewed_at, may_reapply: false }, now)).toBe(now);
});

test('while one is open there is no other', () => {
  expect(mayApplyFrom({ status: 'pending', reviewed_at: null, may_reapply: false }, now)).toBeNull();
});

test('who was declined applies again seven days later, or at once where that was decided on appeal', () => {
  expect(mayApplyFrom({ status: 'declined', reviewed_at, may_reapply: false }, now)).toEqual(
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(mayApplyFrom({ status: 'declined', reviewed_at, may_reapply: true }, now)).toBe(now);
});
