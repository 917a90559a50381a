import { expect, test } from 'vitest';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { openListing } from '../../../testing/quotes.ts';
import { isFinal, screenOf } from './screen-of.ts';
import { pauseMs } from './use-returned-payment.ts';

const screen = (as: Partial<Payment>, bank_answered = true, error: unknown = null) =>
  screenOf({ answer: { payment: { ...openListing, ...as }, bank_answered }, error });

test('only a completed payment is paid', () => {
  expect(screen({ status: 'completed' })).toBe('paid');
  for (const status of ['pending', 'failed', 'cancelled', 'refunded'] as const) {
    expect(screen({ status })).toBe(status);
    expect(screen({ status }, false)).not.toBe('paid');
    expect(screen({ status, is_in_doubt: true })).not.toBe('paid');
  }
});

test('without the bank’s response an open payment is neither paid nor failed, and is checked again', () => {
  expect(screen({}, false)).toBe('unanswered');
  expect(screen({}, true, new ApiError('offline', ''))).toBe('unanswered');
  expect(screenOf({ answer: undefined, error: new ApiError('internal', '') })).toBe('unanswered');
  expect(screenOf({ answer: undefined, error: null })).toBe('asking');
  expect(screen({ is_in_doubt: true })).toBe('in_doubt');
  for (const one of ['asking', 'unanswered', 'in_doubt', 'pending'] as const) expect(isFinal(one)).toBe(false);
});

test('a settled payment stays settled when a response is missing', () => {
  expect(screen({ status: 'completed' }, false)).toBe('paid');
  expect(screen({ status: 'completed' }, true, new ApiError('offline', ''))).toBe('paid');
});

test('a refund that is due comes before everything except a completed refund', () => {
  expect(screen({ status: 'completed', refund_is_due: true })).toBe('refund_due');
  expect(screen({ status: 'cancelled', refund_is_due: true })).toBe('refund_due');
  expect(screen({ status: 'refunded', refund_is_due: true })).toBe('refunded');
});

test('another user’s payment looks the same as one that doesn’t exist', () => {
  const error = new ApiError('payment_not_found', '');
  expect(screenOf({ answer: undefined, error })).toBe('unknown');
  expect(isFinal('unknown')).toBe(true);
});

test('the delays grow, up to 30 seconds', () => {
  expect([1, 2, 3].map(pauseMs)).toEqual([2_000, 3_000, 4_500]);
  expect(pauseMs(50)).toBe(30_000);
});
