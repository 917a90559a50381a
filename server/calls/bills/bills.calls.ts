import type { bills } from '@forecourt/contract/bills/bills.ts';
import type { Database } from '../../database/database.ts';
import type { BillDeps } from '../../flows/bills/bill-parts.ts';
import { readBill, readBillFile, replaceBillLink } from '../../flows/bills/read-bill.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const billsCalls = (db: Database, deps: BillDeps): Handlers<typeof bills> => ({
  get: async (asked, actor) => ({ success: true, bill: await readBill(db, deps, { ...asked, actor }) }),

  file: async (asked, actor) => ({ success: true, ...(await readBillFile(db, deps, { ...asked, actor })) }),

  replaceLink: async ({ number }, actor) => ({
    success: true,
    link_key: await replaceBillLink(db, deps, { number, actor }),
  }),
});
