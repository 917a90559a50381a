import { expect, test } from 'vitest';
import { simulate } from '../testing/payments/simulate.ts';
import { told } from '../testing/payments/told.ts';

const payments = Number(process.env.PAYMENTS ?? 20_000);
const seed = Number(process.env.PAYMENTS_SEED ?? Date.now() % 1_000_000_000);

/** Starts with PAYMENTS_SEED if set, to reproduce a failure. */
test(
  `${payments} payments with faults and deaths keep every law of money`,
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    const report = await simulate({ payments, workers: 4, seed });
    process.stdout.write(told(seed, report));
    expect(report.payments).toBeGreaterThanOrEqual(payments);
    const { worlds, steps, seconds } = report;
    await annotate(
      `${report.payments.toLocaleString('en-US')} payments in ${worlds} worlds, ${steps.toLocaleString('en-US')} steps, ` +
        `${(report.payments / seconds).toFixed(1)} payments a second: no law of money broken (seed ${seed})`,
    );
  },
);
