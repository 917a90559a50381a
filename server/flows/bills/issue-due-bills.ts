import type { Database } from '../../database/database.ts';
import { dueBills, lockDueBill } from '../../features/bills/bills.store.ts';
import type { BillDeps } from './bill-parts.ts';
import { issueBill } from './issue-bill.ts';

const atOnce = 200;

/**
 * Issues the bills of sales that were verified before there were bills, or by a server of an earlier version. Each in
 * its own transaction, so that it can be stopped at any time. One that fails is tried again at the next run.
 */
export async function issueDueBills(db: Database, bills: BillDeps, now: () => Date): Promise<void> {
  for (let after = 0; ;) {
    const due = await dueBills(db, after, atOnce);
    for (const saleId of due) {
      await db
        .transaction()
        .execute(async (tx) => (await lockDueBill(tx, saleId)) && issueBill(tx, bills, saleId, now()))
        .catch((err: unknown) => bills.log.warn({ err, saleId }, 'bill of sale not issued, will retry'));
    }
    if (due.length < atOnce) return;
    after = due.at(-1)!;
  }
}
