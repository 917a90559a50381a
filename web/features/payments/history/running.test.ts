import { expect, test } from 'vitest';
import type { Subscription } from '@forecourt/contract/payments/payment-shapes.ts';
import { runningThings } from './running.ts';

const feature = (car_id: number, starts_at: string, ends_at: string, is_free = false): Subscription => ({
  payment_type: 'featured',
  subject: `Car ${car_id}`,
  car_id,
  membership_id: null,
  starts_at,
  ends_at,
  is_free,
});

test('a car featured for longer is listed once, until its last day', () => {
  const things = runningThings([
    feature(1, '2026-11-14T10:00:00Z', '2026-11-17T10:00:00Z'),
    feature(2, '2026-11-14T10:00:00Z', '2026-11-18T10:00:00Z', true),
    feature(1, '2026-11-11T10:00:00Z', '2026-11-14T10:00:00Z', true),
  ]);
  expect(things.map(({ car_id, ends_at, is_free }) => [car_id, ends_at, is_free])).toEqual([
    [1, '2026-11-17T10:00:00Z', false],
    [2, '2026-11-18T10:00:00Z', true],
  ]);
  expect(new Set(things.map(({ key }) => key)).size).toBe(2);
});
