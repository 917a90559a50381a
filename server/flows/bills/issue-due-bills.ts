import type { Database } from '../../database/database.ts';
import { dueBills, lockDueBill } from '../../features/bills/bills.store.ts';
import type { BillDeps } from './bill-parts.ts';
import { issueBill } from './issue-bill.ts';

const batchSize = 200;

/**
 * Issues the bills of sales that were verified before there were bills, or by a server of an earlier version. One that
 * fails is tried again at the next run.
 */
export async function issueDueBills(db: Database, bills: BillDeps, now: () => Date): Promise<void> {
  for (let last: number | null = 0; last !== null;) last = await issueBatch(db, bills, now, last);
}

/**
 * Issues the next bills, each in its own transaction, so that it can be stopped at any time. Returns the last sale, or
 * null if that was all.
 */
export async function issueBatch(
  db: Database,
  bills: BillDeps,
  now: () => Date,
  after: number,
): Promise<number | null> {
  const due = await dueBills(db, after, batchSize);
  for (const saleId of due) {
    await db
      .transaction()
      .execute(async (tx) => (await lockDueBill(tx, saleId)) && issueBill(tx, bills, saleId, now()))
      .catch((err: unknown) => bills.log.warn({ err, saleId }, 'bill of sale not issued, will retry'));
  }
  return due.length < batchSize ? null : due.at(-1)!;
}
