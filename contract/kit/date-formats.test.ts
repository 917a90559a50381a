import { expect, test } from 'vitest';
import { dateFormat } from './date-formats.ts';

test('formats are cached per options, and each formats correctly', () => {
  const day = { timeZone: 'UTC', dateStyle: 'short' } as const;
  expect(dateFormat('sv', day)).toBe(dateFormat('sv', { ...day }));
  const late = new Date('2026-11-15T23:30:00Z');
  expect(dateFormat('sv', day).format(late)).toBe('2026-11-15');
  expect(dateFormat('sv', { ...day, timeZone: 'Asia/Tokyo' }).format(late)).toBe('2026-11-16');
  expect(dateFormat('en-GB', day).format(late)).toBe('15/11/2026');
});
