import { expect, test } from 'vitest';
import { isMilder, weighStanding } from './standing-rules.ts';

const free = { standing: 'active', until: null } as const;
const closed = { standing: 'closed', until: null } as const;
const banned = { standing: 'banned', until: null } as const;
const until = (day: number) =>
  ({ standing: 'suspended', until: `2026-12-${String(day).padStart(2, '0')}T10:00:00Z` }) as const;

test('a ban is stronger than any suspension, a longer suspension than a shorter one, and any restriction than none', () => {
  const byStrength = [free, until(1), until(9), banned];
  byStrength.forEach((weaker, place) => {
    for (const stronger of byStrength.slice(place + 1)) {
      expect(isMilder(weaker, stronger)).toBe(true);
      expect(isMilder(stronger, weaker)).toBe(false);
    }
    expect(isMilder(weaker, weaker)).toBe(false);
  });
  expect(isMilder(free, closed)).toBe(false);
});

test('a decision that isn’t milder always applies, and the later one wins', () => {
  expect(weighStanding(free, until(1))).toBe('change');
  expect(weighStanding(until(1), until(9))).toBe('change');
  expect(weighStanding(until(1), until(1), free)).toBe('change');
  expect(weighStanding(until(9), banned, free)).toBe('change');
});

test('a milder decision applies only if it was made with the current standing in view', () => {
  for (const [present, wanted] of [
    [until(9), until(1)],
    [banned, until(9)],
    [until(9), free],
    [banned, free],
  ] as const) {
    expect(weighStanding(present, wanted)).toBe('conflict');
    expect(weighStanding(present, wanted, free)).toBe('conflict');
    expect(weighStanding(present, wanted, until(5))).toBe('conflict');
    expect(weighStanding(present, wanted, present)).toBe('change');
  }
  const sameMoment = { standing: 'suspended', until: new Date('2026-12-09T11:00:00+01:00') } as const;
  expect(weighStanding(until(9), free, sameMoment)).toBe('change');
});

test('an unrestricted account has nothing to lift, and a ban can’t be repeated', () => {
  expect(weighStanding(free, free)).toBe('same');
  expect(weighStanding(closed, free, closed)).toBe('same');
  expect(weighStanding(banned, banned)).toBe('same');
});
