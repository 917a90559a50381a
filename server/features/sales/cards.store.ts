import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { cardView } from './sale-views.rules.ts';
import { selectSales } from './sales.sql.ts';

/** Purchases as the messages that ask about them show them: without what the seller's side noted. */
export async function purchaseCards(db: Queryable, ids: readonly number[], userId: number) {
  const found = await selectSales(db, sql`sales.id = any (${sql.val(ids)}::bigint[])`);
  return new Map(found.map((sale) => [sale.id, cardView(sale, userId)]));
}
