import { expect, test } from 'vitest';
import { signInRefusal } from './standing.rules.ts';

const until = new Date('2026-11-15T12:00:00Z');
const person = { standing: 'active', standing_reason: null, suspended_until: null, is_shut_out: false };
const suspended = { standing: 'suspended', standing_reason: 'Spam', suspended_until: until, is_shut_out: true };

test('a user in good standing can log in', () => {
  expect(signInRefusal(person)).toBeNull();
});

test('a suspension refuses login with its reason and end date until it is over', () => {
  expect(signInRefusal(suspended)).toEqual({ code: 'account_suspended', reason: 'Spam', until });
  expect(signInRefusal({ ...suspended, is_shut_out: false })).toBeNull();
});

test('a ban has no end date and says if no reason was given', () => {
  const banned = { ...suspended, standing: 'banned', standing_reason: null };
  expect(signInRefusal(banned)).toEqual({ code: 'account_banned', reason: 'not given', until: null });
});
