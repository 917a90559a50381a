import { setTimeout as pause } from 'node:timers/promises';
import { fail } from '../../lib/failure.ts';
import { recordEvent } from '../../features/payments/payment-events.store.ts';
import { claimOpening, findPayment, saveOpened, type PaymentRow } from '../../features/payments/payments.store.ts';
import { nextCheck } from '../../features/payments/settle.rules.ts';
import { bankNow, BankTrouble, type Bank } from '../../outside/bank/bank.ts';
import { needBank, type BuyingDeps } from './buy.ts';
import { closeUnopened } from './settle-payment.ts';

/** Longer than the bank's timeout. A crashed process blocks others for no longer than this. */
const openingMs = 30_000;
/**
 * A payment requested this long ago and never opened is replaced by a new one, because its price and deadline no longer
 * apply.
 */
const staleMs = 60 * 60_000;
/** How long to wait for another process that is opening it. */
const patienceMs = 20_000;

/**
 * The link where a payment is made. Of concurrent calls, only one opens it at the bank. A payment that wasn't opened
 * can't be paid.
 */
export async function openAtBank(
  parts: BuyingDeps,
  payment: PaymentRow,
  now: () => Date,
): Promise<{ payment: PaymentRow; link: string }> {
  const bank = needBank(await bankNow(parts.bank), await parts.settings());
  const deadline = now().getTime() + patienceMs;
  for (;;) {
    const known = (await findPayment(parts.db, payment.id)) ?? fail('payment_not_found');
    if (known.status !== 'pending') return fail('bank_unavailable');
    if (known.bank_link !== null) return { payment: known, link: known.bank_link };
    if (now().getTime() - known.created_at.getTime() > staleMs) {
      await closeUnopened(parts, known.id, now());
      return fail('bank_unavailable');
    }
    const until = new Date(now().getTime() + openingMs);
    if (await claimOpening(parts.db, payment.id, now(), until)) return openNow(parts, bank, known, now);
    if (now().getTime() > deadline) fail('bank_unavailable');
    await pause(150);
  }
}

/** The link as this user's browser can reach it. */
export const linkFrom = async (parts: BuyingDeps, link: string, origin: string): Promise<string> =>
  (await bankNow(parts.bank))?.linkFor(link, origin) ?? link;

async function openNow(parts: BuyingDeps, bank: Bank, payment: PaymentRow, now: () => Date) {
  const opened = await bank
    .open({ amount: payment.amount, description: `${parts.siteName}: ${payment.lines[0]?.label} – ${payment.subject}` })
    .catch(async (cause: unknown) => {
      if (!(cause instanceof BankTrouble)) throw cause;
      await closeUnopened(parts, payment.id, now());
      return fail('bank_unavailable', { cause });
    });
  await parts.db.transaction().execute(async (tx) => {
    const isSaved = await saveOpened(tx, payment.id, opened, nextCheck(payment, now())!);
    // It was cancelled in between. No one has the link, so no one can pay.
    if (!isSaved) fail('bank_unavailable');
    const details = { bankPaymentId: opened.bankPaymentId };
    await recordEvent(tx, { paymentId: payment.id, kind: 'opened', cause: 'buyer', details }, now());
  });
  const known = (await findPayment(parts.db, payment.id)) ?? fail('payment_not_found');
  return { payment: known, link: opened.link };
}
