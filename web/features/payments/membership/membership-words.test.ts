import { expect, test } from 'vitest';
import { dayText } from '../../../lib/format.ts';
import { aMembership } from '../../../testing/payments.ts';
import { membershipWords, timeLeft } from './membership-words.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const stands = (status: typeof aMembership.status, endsIn: number, graceEndsIn: number) => ({
  ...aMembership,
  status,
  ends_at: at(endsIn),
  grace_ends_at: at(graceEndsIn),
});
const say = (membership: typeof aMembership) => Object.values(membershipWords(membership)).join(' ');

test('an active membership shows how long it runs and what comes after', () => {
  const active = stands('active', 12 * 24, 19 * 24);
  expect(say(active)).toContain(`Runs until ${dayText(active.ends_at)}`);
  expect(say(active)).toContain(`keep working until ${dayText(active.grace_ends_at)}`);
});

test('the last day to pay is shown before listings are hidden', () => {
  for (const status of ['unpaid', 'grace'] as const) {
    const over = stands(status, -24, 30);
    expect(say(over)).toContain(`by ${dayText(over.grace_ends_at)}. After that, your listings will be hidden`);
  }
  expect(say(stands('unpaid', -24, 30))).not.toContain('ended');
});

test.each(['unpaid', 'active', 'grace', 'expired'] as const)(
  'while the dealership is suspended, a membership that is %s promises nothing',
  (status) => {
    const suspended = { ...stands(status, -24, 30), is_suspended: true };
    expect(say(suspended)).toContain('Your dealership is suspended.');
    expect(say(suspended)).not.toMatch(/works|working|Pay by|Renew by|Pay the membership|restore/);
  },
);

test('an expired membership says that nothing is lost and shows no time left', () => {
  const over = stands('expired', -240, -72);
  expect(say(over)).toContain('hidden, not deleted');
  expect(timeLeft(over, now)).toBe(null);
});

test.each([
  [0.5, 'Less than an hour left'],
  [1.2, '1 hour left'],
  [47, '47 hours left'],
  [49, '2 days left'],
  [24 * 30 - 0.01, '30 days left'],
])('%s hours before its end it shows "%s"', (hours, text) => {
  expect(timeLeft(stands('active', hours, 400), now)?.text).toBe(text);
});

test('the time left is a share of a month or of the grace period, never more than all of it', () => {
  expect(timeLeft(stands('active', 15 * 24, 400), now)?.share).toBe(0.5);
  expect(timeLeft(stands('active', 50 * 24, 1_400), now)?.share).toBe(1);
  expect(timeLeft(stands('grace', -24, 72), now)?.share).toBe(0.75);
});
