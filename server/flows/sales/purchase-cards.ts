import type { Queryable } from '../../database/database.ts';
import { cardView } from '../../features/sales/sale-views.rules.ts';
import { findSales } from '../../features/sales/sales.store.ts';

/** Purchases as shown in the messages that ask about them, without the seller's notes. */
export async function purchaseCards(db: Queryable, ids: readonly number[], userId: number) {
  return new Map((await findSales(db, ids)).map((sale) => [sale.id, cardView(sale, userId)]));
}
