import { expect, test } from 'vitest';
import { paymentFlow, paymentStatuses, type PaymentStatus } from './payments.flow.ts';

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['pending', ['completed', 'failed', 'cancelled']],
  ['completed', ['refunded']],
  ['failed', ['completed', 'refunded']],
  ['cancelled', ['completed', 'refunded']],
  ['refunded', []],
])('a payment that is %s can become exactly %j', (from, to) => {
  expect(
    paymentStatuses.filter((to) => paymentFlow.names.some((name) => paymentFlow.ends(name, from).includes(to))),
  ).toEqual(to);
});
