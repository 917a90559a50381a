import type { Reach } from '@forecourt/contract/access/owner.ts';
import { actsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { sideOf } from '../../features/sales/sale.rules.ts';
import { findSale, lockSale, saveSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { refuseSettled } from './lock-sale.ts';

/** Each side chooses what the car's history shows of a verified sale. A dealer is always named by its company. */
export function setShown(
  db: Database,
  actor: Reach,
  id: number,
  { amount, name }: { amount: boolean; name: boolean },
): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const sale = await lockSale(tx, id);
    const side = sale && sideOf(sale, reach);
    if (!sale || !side) return fail('sale_not_found');
    if (side === 'seller' && !actsAsSeller(reach, sale)) return fail('not_allowed');
    if (sale.status !== 'confirmed') return refuseSettled(sale.status);
    await saveSale(
      tx,
      id,
      side === 'buyer'
        ? { buyer_shows_amount: amount, buyer_shows_name: name }
        : { seller_shows_amount: amount, seller_shows_name: name && sale.dealer_id === null },
    );
    return (await findSale(tx, id))!;
  });
}
