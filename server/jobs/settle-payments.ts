import { paymentsToCheck } from '../features/payments/payments.store.ts';
import { foldPaymentSums } from '../features/payments/staff-payments.store.ts';
import type { BuyingDeps } from '../flows/payments/buy.ts';
import { settle } from '../flows/payments/settle-payment.ts';

const maxParallel = 4;
const inOneRun = 400;
/** After this many timeouts in a row the bank is considered down. The next run tries again. */
const enoughSilence = 8;

/**
 * Every minute: asks the bank about every open payment, whether or not the buyer returned from its page, and refreshes
 * the stored totals.
 */
export async function settlePayments(parts: BuyingDeps, now: () => Date): Promise<void> {
  const due = await paymentsToCheck(parts.db, now(), inOneRun);
  let silent = 0;
  const worker = async () => {
    for (let id = due.shift(); id !== undefined && silent < enoughSilence; id = due.shift()) {
      try {
        const { hasBankReplied } = await settle(parts, id, 'job', now);
        silent = hasBankReplied ? 0 : silent + 1;
      } catch (err) {
        // One that can't be settled must not block the others.
        parts.log.warn({ err, payment: id }, 'failed to settle a payment, will retry');
      }
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, worker));
  await foldPaymentSums(parts.db);
}
