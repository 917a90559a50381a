import { expect, test } from 'vitest';
import { judge, nextCheck, type Open, type BankResponse } from './settle.rules.ts';

const asked = new Date('2026-11-01T12:00:00Z');
const hours = (count: number) => new Date(asked.getTime() + count * 3_600_000);
const open: Open = { status: 'pending', amount: 500, created_at: asked };
const paid = { status: 'payment_successful', amount: 500, mode: 'live' } as const satisfies BankResponse;
const verdict = (payment: Partial<Open>, said: BankResponse, now = hours(1)) =>
  judge({ ...open, ...payment }, said, 'live', now);

test.each<[string, ReturnType<typeof judge>, Partial<Open>, BankResponse, Date?]>([
  ['the right money is paid', { kind: 'paid' }, {}, paid],
  ['a bank that has not decided changes nothing', { kind: 'none' }, {}, { ...paid, status: 'pending' }],
  ['a silent bank changes nothing', { kind: 'none' }, {}, null],
  ['a failure at the bank fails the payment', { kind: 'failed' }, {}, { ...paid, status: 'payment_failed' }],
  [
    'too little is doubtful',
    { kind: 'in_doubt', doubt: 'wrong_amount', isRealMoney: true },
    {},
    { ...paid, amount: 499 },
  ],
  [
    'too much is doubtful',
    { kind: 'in_doubt', doubt: 'wrong_amount', isRealMoney: true },
    {},
    { ...paid, amount: 501 },
  ],
  [
    'sandbox money is never real',
    { kind: 'in_doubt', doubt: 'wrong_mode', isRealMoney: false },
    {},
    { ...paid, mode: 'sandbox' },
  ],
  [
    'a late failure does not undo what is completed',
    { kind: 'none' },
    { status: 'completed' },
    { ...paid, status: 'payment_failed' },
  ],
  ['a completed payment is not completed again', { kind: 'none' }, { status: 'completed' }, paid],
  ['refunded stays refunded', { kind: 'none' }, { status: 'refunded' }, paid],
  ['money that comes after it was cancelled counts', { kind: 'paid' }, { status: 'cancelled' }, paid],
  ['money that comes after it failed counts', { kind: 'paid' }, { status: 'failed' }, paid],
  [
    'cancelled does not become failed',
    { kind: 'none' },
    { status: 'cancelled' },
    { ...paid, status: 'payment_failed' },
  ],
  ['just before a day is over it stays open', { kind: 'none' }, {}, { ...paid, status: 'pending' }, hours(23.99)],
  [
    'after a day it is cancelled',
    { kind: 'given_up', doubt: null, isRealMoney: false },
    {},
    { ...paid, status: 'pending' },
    hours(24),
  ],
  [
    'after a day also when the bank is silent',
    { kind: 'given_up', doubt: null, isRealMoney: false },
    {},
    null,
    hours(24),
  ],
  ['after a day the right money still counts', { kind: 'paid' }, {}, paid, hours(30)],
  [
    'cancelled with a wrong amount, which must be refunded',
    { kind: 'given_up', doubt: 'wrong_amount', isRealMoney: true },
    {},
    { ...paid, amount: 1 },
    hours(24),
  ],
])('%s', (_promise, expected, payment, said, now) => {
  expect(verdict(payment, said, now)).toEqual(expected);
});

test('live money does not count in sandbox mode', () => {
  expect(judge(open, paid, 'sandbox', hours(1))).toEqual({ kind: 'in_doubt', doubt: 'wrong_mode', isRealMoney: true });
});

test('open payments are checked every minute, failed ones for a week, completed ones never', () => {
  const after = (status: Open['status'], now: Date) => nextCheck({ status, created_at: asked }, now);
  expect(after('pending', hours(1))).toEqual(new Date(hours(1).getTime() + 60_000));
  expect(after('cancelled', hours(24))).toEqual(hours(25));
  expect(after('failed', hours(7 * 24))).toBeNull();
  expect(nextCheck({ status: 'failed', created_at: asked }, hours(200), { isKnown: false })).toEqual(hours(201));
  expect(nextCheck({ status: 'refunded', created_at: asked }, hours(200), { isKnown: false })).toBeNull();
  expect(after('completed', hours(1))).toBeNull();
  expect(after('refunded', hours(1))).toBeNull();
});
