import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CallbackVerdict } from '@forecourt/contract/payments/bank-callback.ts';
import { recordCallback, isCallbackKnown } from '../../features/payments/payment-events.store.ts';
import { findBankPayment } from '../../features/payments/payments.store.ts';
import { bankNow } from '../../outside/bank/bank.ts';
import type { BuyingDeps } from './buy.ts';
import { isDone, settle } from './settle-payment.ts';

const Callback = z.object({
  payment_id: z.uuid(),
  mode: z.enum(['live', 'sandbox']),
  amount: z.number().int(),
  status: z.enum(['pending', 'payment_successful', 'payment_failed']),
});

/**
 * Handles a callback from the bank. A valid signature proves the sender, but the payment is still checked with the bank
 * before anything happens. Callbacks that don't match are refused. Everything is recorded.
 */
export async function handleBankCallback(
  parts: BuyingDeps,
  rawBody: Buffer,
  signature: string | undefined,
  now: () => Date,
): Promise<CallbackVerdict> {
  const { db, log } = parts;
  const bank = await bankNow(parts.bank);
  const bodyHash = createHash('sha256').update(rawBody).digest();
  const read = Callback.safeParse(jsonOf(rawBody));
  const bankPaymentId = read.data?.payment_id.toLowerCase() ?? null;
  const decide = async (verdict: CallbackVerdict): Promise<CallbackVerdict> => {
    await recordCallback(db, { bankPaymentId, bodyHash, verdict });
    if (verdict !== 'accepted') log.warn({ verdict, bankPaymentId }, 'failed to process a bank callback');
    return verdict;
  };

  if (!bank?.isGenuine(rawBody, signature)) return decide('bad_signature');
  if (!read.success || bankPaymentId === null) return decide('unreadable');
  const payment = await findBankPayment(db, bankPaymentId);
  if (!payment) return decide('unknown_payment');
  if (read.data.mode !== bank.mode) return decide('wrong_mode');
  if (read.data.amount !== payment.amount) return decide('wrong_amount');
  // A failed payment may get a second callback because the first couldn't be processed.
  if (isDone(payment) && (await isCallbackKnown(db, bodyHash))) return decide('replayed');
  const verdict = await decide('accepted');
  await settle(parts, payment.id, 'callback', now);
  return verdict;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
