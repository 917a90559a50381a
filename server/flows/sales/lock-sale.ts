import type { Reach } from '@forecourt/contract/access/owner.ts';
import { actsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { sideOf } from '../../features/sales/sale.rules.ts';
import { findSale, lockSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';

/** Only for the two sides. For everyone else the sale doesn't exist. */
export async function readSale(db: Queryable, reach: Reach, id: number): Promise<SaleRow> {
  const sale = await findSale(db, id);
  return sale && sideOf(sale, reach) ? sale : fail('sale_not_found');
}

/** Locks the sale for the seller's side, with the actor's current rights. */
export async function lockAsSeller(tx: Tx, actor: Reach, id: number): Promise<{ reach: Reach; sale: SaleRow }> {
  const reach = await lockReach(tx, actor);
  const sale = await lockSale(tx, id);
  const side = sale && sideOf(sale, reach);
  if (!sale || !side) return fail('sale_not_found');
  return side === 'seller' && actsAsSeller(reach, sale) ? { reach, sale } : fail('not_allowed');
}

/** Locks the sale for the buyer. No one else can respond for them. */
export async function lockAsBuyer(tx: Tx, reach: Reach, id: number): Promise<SaleRow> {
  const sale = await lockSale(tx, id);
  const side = sale && sideOf(sale, reach);
  if (!sale || !side) return fail('sale_not_found');
  return side === 'buyer' ? sale : fail('not_allowed');
}

export const refuseSettled = (status: SaleStatus): never => fail('sale_settled', { words: { status } });
