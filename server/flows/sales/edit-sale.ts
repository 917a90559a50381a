import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { isStanding } from '../../features/sales/sale.rules.ts';
import { findSale, saveSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { askBuyer } from './ask-buyer.ts';
import { needBuyer, refuseTwoBuyers, type SaleInput } from './complete-sale.ts';
import { lockAsSeller, refuseSettled } from './lock-sale.ts';

/**
 * Changes the seller's notes on a sale. Omitted fields stay unchanged. Contact and notes can be changed while the sale
 * is valid, the buyer and payment method only until a buyer has been asked.
 */
export function editSale(db: Database, actor: Reach, id: number, input: SaleInput): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const { reach, sale } = await lockAsSeller(tx, actor, id);
    if (!isStanding(sale.status)) return refuseSettled(sale.status);
    refuseTwoBuyers(input);
    const buyer = buyerAfter(sale, input);
    const method = input.sale_method === undefined ? sale.sale_method : input.sale_method;
    const isOther = buyer !== null || method !== sale.sale_method;
    if (isOther && sale.status !== 'recorded') return refuseSettled(sale.status);
    // Also excludes a seller who has left the team.
    if (buyer?.buyer_id) await needBuyer(tx, buyer.buyer_id, sale.seller_accounts);
    await saveSale(tx, id, {
      ...buyer,
      sale_method: method,
      ...(input.buyer_contact !== undefined && { buyer_contact: input.buyer_contact }),
      ...(input.sale_notes !== undefined && { notes: input.sale_notes }),
    });
    const edited = (await findSale(tx, id))!;
    if (!buyer?.buyer_id) return edited;
    await askBuyer(tx, reach, edited);
    return (await findSale(tx, id))!;
  });
}

/** The new buyer, or null if unchanged. A named member has already been asked and can't be changed. */
function buyerAfter(sale: SaleRow, { buyer_id, buyer_name }: SaleInput) {
  const isNamed = sale.buyer_id !== null;
  const before = { buyer_id: sale.buyer_id, buyer_name: isNamed ? null : sale.buyer_name };
  // Selecting a member replaces a typed name.
  const nameThen = buyer_id ? null : before.buyer_name;
  const after = {
    buyer_id: buyer_id === undefined ? before.buyer_id : buyer_id,
    buyer_name: buyer_name === undefined ? nameThen : buyer_name,
  };
  if (after.buyer_id === before.buyer_id && after.buyer_name === before.buyer_name) return null;
  return isNamed ? fail('buyer_named') : after;
}
