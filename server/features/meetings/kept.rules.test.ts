import { expect, test } from 'vitest';
import { meetingsThatCount, verdictOf } from './kept.rules.ts';

test('what the other side says counts, unless the two contradict each other', () => {
  expect(verdictOf('came', 'came')).toBe('kept');
  expect(verdictOf('came', null)).toBe('kept');
  expect(verdictOf('missed', null)).toBe('missed');
  expect(verdictOf('missed', 'absent')).toBe('missed');
  for (const own of ['came', 'missed'] as const) expect(verdictOf('missed', own)).toBeNull();
  for (const own of ['missed', 'absent'] as const) expect(verdictOf('came', own)).toBeNull();
});

test('someone who admits that they couldn’t come missed it, whether or not the other side came', () => {
  expect(verdictOf(null, 'absent')).toBe('missed');
  expect(verdictOf('absent', 'absent')).toBe('missed');
});

test('without a word about someone, a meeting says nothing about them', () => {
  for (const own of [null, 'came', 'missed'] as const) {
    expect(verdictOf(null, own)).toBeNull();
    expect(verdictOf('absent', own)).toBeNull();
  }
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const met = (id: number, other_account: number, on: number) => ({
  id,
  other_account,
  starts_at: day(on),
  verdict: 'kept' as const,
});
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('a pair of game accounts counts once in 90 days, with its newest meeting', () => {
  const meetings = [met(1, 7, 1), met(2, 7, 20), met(3, 8, 21), met(4, 7, 110)];
  expect(ids(meetingsThatCount(meetings, 'person'))).toEqual([2, 3, 4]);
  expect(ids(meetingsThatCount([met(1, 7, 1), met(2, 7, 90)], 'person'))).toEqual([2]);
  expect(ids(meetingsThatCount([met(1, 7, 1), met(2, 7, 91)], 'person'))).toEqual([1, 2]);
});

test('for a dealer each game account counts once', () => {
  expect(ids(meetingsThatCount([met(1, 7, 1), met(2, 7, 200), met(3, 8, 3)], 'dealer'))).toEqual([3, 2]);
});
