import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('only the differences between two states are listed, in words', () => {
  const before = { status: 'active', status_reason: null, is_hidden: false };
  const after = { status: 'removed', status_reason: 'Stolen photos', is_hidden: true };
  expect(differences(before, after)).toEqual([
    { name: 'Status', was: 'active', is: 'removed' },
    { name: 'Hidden', was: 'no', is: 'yes' },
  ]);
  expect(differences(null, { standing: 'banned' })).toEqual([{ name: 'Standing', was: 'none', is: 'banned' }]);
  expect(differences(before, before)).toEqual([]);
});

test('times are shown in the reader’s time zone', () => {
  const [end] = differences({ suspended_until: null }, { suspended_until: '2026-12-01T17:30:00+00:00' });
  expect(end!.name).toBe('Suspended until');
  expect(end!.is).toContain('2026 at');
});
