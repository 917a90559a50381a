import { expect, test } from 'vitest';
import { differencesOf } from './state-differences.ts';

test('changes are described in words, and unchanged fields are left out', () => {
  const before = { status: 'active', standing: 'active', suspended_until: null, amount: 1500, is_hidden: false };
  const after = {
    status: 'waiting_for_user',
    standing: 'active',
    suspended_until: null,
    amount: 2500,
    is_hidden: true,
  };
  expect(differencesOf(before, after)).toEqual([
    { name: 'Status', was: 'active', is: 'waiting for user' },
    { name: 'Amount', was: '$1,500', is: '$2,500' },
    { name: 'Hidden', was: 'no', is: 'yes' },
  ]);
});

test('for created or deleted entries, every field is listed', () => {
  expect(differencesOf(null, { name: 'Fast answers' })).toEqual([{ name: 'Name', was: null, is: 'Fast answers' }]);
  expect(differencesOf({ name: 'Fast answers', note: '' }, null)).toEqual([
    { name: 'Name', was: 'Fast answers', is: null },
    { name: 'Note', was: 'none', is: null },
  ]);
  expect(differencesOf(null, null)).toEqual([]);
});

test('times are formatted as times, and user ids as numbers', () => {
  const [until, assigned] = differencesOf(
    { suspended_until: null, assigned_to: null },
    { suspended_until: '2026-11-20T15:00:00+00:00', assigned_to: 7 },
  );
  expect(until!.is).toContain('November 20, 2026');
  expect(assigned).toEqual({ name: 'Assigned to', was: 'none', is: 'no. 7' });
});
