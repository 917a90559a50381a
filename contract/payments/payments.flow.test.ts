import { expect, test } from 'vitest';
import { mayBecome, paymentStatuses, type PaymentStatus } from './payments.flow.ts';

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['pending', ['completed', 'failed', 'cancelled']],
  ['completed', ['refunded']],
  ['failed', ['completed', 'refunded']],
  ['cancelled', ['completed', 'refunded']],
  ['refunded', []],
])('a payment that is %s can become exactly %j', (from, to) => {
  expect(paymentStatuses.filter((status) => mayBecome(from, status))).toEqual(to);
});
