import { paymentsToCheck } from '../features/payments/payments.store.ts';
import { foldPaymentSums } from '../features/payments/staff-payments.store.ts';
import type { BuyingDeps } from '../flows/payments/buy.ts';
import { settle } from '../flows/payments/settle-payment.ts';

const atOnce = 4;
const inOneRun = 400;
/** A bank that stays silent for so many in a row is away; the next minute tries again. */
const enoughSilence = 8;

/** Every minute: asks the bank about every payment that is open, whoever did or did not come back from it; and brings the kept sums up to date. */
export async function settlePayments(parts: BuyingDeps, now: () => Date): Promise<void> {
  const due = await paymentsToCheck(parts.db, now(), inOneRun);
  let silent = 0;
  const worker = async () => {
    for (let id = due.shift(); id !== undefined && silent < enoughSilence; id = due.shift()) {
      try {
        const { bankAnswered } = await settle(parts, id, 'job', now);
        silent = bankAnswered ? 0 : silent + 1;
      } catch (err) {
        // One that cannot be settled must not keep the others from it.
        parts.log.warn({ err, payment: id }, 'a payment could not be settled');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await foldPaymentSums(parts.db);
}
