import { expect, test } from 'vitest';
import { testMs } from '../../../tools/test-timeouts.ts';
import { simulate } from '../../../testing/payments/simulate.ts';

/** A short run. `npm run proof` runs 20,000 (payments.proof.ts). */
test('sixty payments with faults and crashes keep every money invariant', { timeout: 5 * testMs }, async () => {
  const seed = Number(process.env.PAYMENTS_SEED ?? 1);
  const report = await simulate({ payments: 60, workers: 3, seed });
  expect(report.payments).toBeGreaterThanOrEqual(60);
  // The price rules are only meaningful if these cases occurred.
  for (const tried of ['payment at the introductory rate: delivered', 'payment: no_longer_offered'])
    expect(report.tally.get(tried) ?? 0, tried).toBeGreaterThan(0);
});
