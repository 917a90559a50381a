import type { Subscription } from '@forecourt/contract/payments/payment-shapes.ts';

/** Active purchases without duplicates: a car that was featured for longer has one entry per payment. */
export function runningThings(subscriptions: readonly Subscription[]): (Subscription & { key: string })[] {
  const things = new Map<string, Subscription & { key: string }>();
  for (const one of subscriptions) {
    const key = `${one.payment_type} ${one.car_id ?? one.membership_id}`;
    const known = things.get(key);
    things.set(key, known ? { ...joined(known, one), key } : { ...one, key });
  }
  return [...things.values()];
}

const joined = (a: Subscription, b: Subscription): Subscription => ({
  ...a,
  ends_at: b.ends_at > a.ends_at ? b.ends_at : a.ends_at,
  is_free: a.is_free && b.is_free,
});
