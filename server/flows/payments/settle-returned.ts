import { fail } from '../../lib/failure.ts';
import { isConcerned } from '../../features/payments/payment-access.rules.ts';
import { recordEvent } from '../../features/payments/payment-events.store.ts';
import { findBankPayment, findPayment } from '../../features/payments/payments.store.ts';
import { reachOf, type Actor } from '../../lib/handlers.ts';
import type { BuyingDeps } from './buy.ts';
import { settle, type Settled } from './settle-payment.ts';

/**
 * Handles a user returning from the bank with a payment reference. That proves nothing, so the bank is asked. For
 * someone else's payment the result is the same as for one that doesn't exist, and the attempt is recorded.
 */
export async function settleReturned(
  parts: BuyingDeps,
  name: string | number,
  actor: Actor,
  now: () => Date,
): Promise<Settled> {
  const { db } = parts;
  const payment = typeof name === 'number' ? await findPayment(db, name) : await findBankPayment(db, name);
  if (!payment) return fail('payment_not_found');
  if (!isConcerned(payment, reachOf(actor))) {
    const tried = { paymentId: payment.id, kind: 'claimed_by_other', cause: 'return', actorId: actor.id } as const;
    await recordEvent(db, tried, now());
    return fail('payment_not_found');
  }
  return settle(parts, payment.id, 'return', now);
}
