import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'Just now'],
  ['2026-11-15T11:58:00Z', '2 minutes ago'],
  ['2026-11-15T09:00:00Z', '3 hours ago'],
  ['2026-11-14T10:00:00Z', '1 day ago'],
  ['2026-10-01T12:00:00Z', '45 days ago'],
])('%s was %s', (at, text) => {
  expect(agoText(at, now)).toBe(text);
});
