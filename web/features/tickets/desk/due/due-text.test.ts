import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
test.each([
  ['2026-11-16T12:40:00Z', 'Due in 40 min'],
  ['2026-11-16T12:00:20Z', 'Due now'],
  ['2026-11-16T10:00:00Z', 'Overdue by 2 h'],
  ['2026-11-18T06:00:00Z', 'Due in 42 h'],
  ['2026-11-12T12:00:00Z', 'Overdue by 4 days'],
])('a deadline at %s is shown as %s', (at, text) => {
  expect(dueText(at, now)).toBe(text);
});
