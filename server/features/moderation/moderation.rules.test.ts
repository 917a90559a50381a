import { carStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { expect, test } from 'vitest';
import { maySet, refusalOf } from './moderation.rules.ts';

const car = { status: 'active', removed_by: null, is_own: false, has_own_report: false } as const;

test('flagging does not include removing or restoring, and reading includes nothing', () => {
  expect(maySet(car, 'moderator')).toEqual(['flagged', 'removed']);
  expect(maySet(car, 'support')).toEqual(['flagged']);
  expect(maySet(car, 'analyst')).toEqual([]);
  expect(maySet({ ...car, status: 'flagged' }, 'support')).toEqual([]);
  expect(maySet({ ...car, status: 'flagged' }, 'admin')).toEqual(['active', 'removed']);
});

test('a car cannot get the status it has, and only the seller can restore what the seller deleted', () => {
  const same = { active: 'active', flagged: 'flagged', removed: 'removed' } as const;
  for (const status of Object.values(same))
    expect(refusalOf({ ...car, status, removed_by: status === 'removed' ? 'staff' : null }, status, 'admin')).toBe(
      'not_possible_now',
    );
  expect(maySet({ ...car, status: 'removed', removed_by: 'staff' }, 'admin')).toEqual(['active']);
  expect(maySet({ ...car, status: 'removed', removed_by: 'seller' }, 'admin')).toEqual([]);
});

test('staff cannot decide about their own car or uphold their own report', () => {
  for (const status of carStatuses) expect(maySet({ ...car, status, is_own: true }, 'admin')).toEqual([]);
  expect(refusalOf({ ...car, has_own_report: true }, 'flagged', 'admin')).toBe('own_report');
  expect(refusalOf({ ...car, status: 'flagged', has_own_report: true }, 'active', 'admin')).toBeNull();
});
