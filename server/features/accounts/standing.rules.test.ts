import { expect, test } from 'vitest';
import { signInRefusal } from './standing.rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date(now.getTime() + 1);
const person = { standing: 'active', standing_reason: null, suspended_until: null };

test('who is in good standing signs in', () => {
  expect(signInRefusal(person, now)).toBeNull();
});

test('a suspension refuses until its end, and then no more', () => {
  const suspended = { standing: 'suspended', standing_reason: 'Spam', suspended_until: later };
  expect(signInRefusal(suspended, now)).toEqual({ code: 'account_suspended', reason: 'Spam', until: later });
  expect(signInRefusal(suspended, later)).toBeNull();
  expect(signInRefusal({ ...suspended, suspended_until: null }, now)).toBeNull();
});

test('a ban has no end, and says so when no reason was given', () => {
  const banned = { standing: 'banned', standing_reason: null, suspended_until: new Date(0) };
  expect(signInRefusal(banned, now)).toEqual({ code: 'account_banned', reason: 'not given' });
});

test('the end of an earlier suspension refuses nobody', () => {
  expect(signInRefusal({ ...person, suspended_until: later }, now)).toBeNull();
});
