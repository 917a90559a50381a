import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { excludeSale, includeSale } from '../../features/guide/guide.store.ts';
import { accountsIn, findSale } from '../../features/sales/sales.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';

interface Staff {
  id: number;
  gameAccountId: number;
}

interface Change {
  id: number;
  reason: string;
}

/** Staff leave a sale out of the price guide. Not one that involves them or their team. */
export const leaveOut = (db: Database, staff: Staff, { id, reason }: Change): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await checkStaff(tx, staff, id);
    await asStaff(tx, staff.id, { action: 'exclude_sale', id, reason }, async () => {
      if (!(await excludeSale(tx, { saleId: id, by: staff.id, reason }))) fail('sale_excluded');
    });
    await announce(tx, { kind: 'sale_excluded', saleId: id, reason, by: staff.id });
  });

/** Staff count an excluded sale again. */
export const countAgain = (db: Database, staff: Staff, { id, reason }: Change): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await checkStaff(tx, staff, id);
    await asStaff(tx, staff.id, { action: 'include_sale', id, reason }, async () => {
      if (!(await includeSale(tx, id))) fail('sale_not_excluded');
    });
  });

async function checkStaff(tx: Tx, staff: Staff, id: number): Promise<void> {
  if (!(await findSale(tx, id))) fail('sale_not_found');
  if ((await accountsIn(tx, id)).includes(staff.gameAccountId)) fail('not_allowed');
}
