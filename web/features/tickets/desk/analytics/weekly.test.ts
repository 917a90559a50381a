import { expect, test } from 'vitest';
import { weekly } from './weekly.ts';

test('weekly totals add up to the daily totals', () => {
  const days = Array.from({ length: 17 }, (_, index) => ({ day: `2026-01-${index + 1}`, created: 1, resolved: 2 }));
  expect(weekly(days)).toEqual([
    { day: '2026-01-1', created: 7, resolved: 14 },
    { day: '2026-01-8', created: 7, resolved: 14 },
    { day: '2026-01-15', created: 3, resolved: 6 },
  ]);
});
