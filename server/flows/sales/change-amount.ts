import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { isOwnPurchase, mayChangeAmount, sideOf } from '../../features/sales/sale.rules.ts';
import { answerProposed, findSale, insertAmount, saveSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { updateAwards } from '../awards/update-awards.ts';
import { issueBill } from '../bills/issue-bill.ts';
import { showOnCard } from './ask-buyer.ts';
import { lockAsBuyer, lockAsSeller, readSale, refuseSettled } from './lock-sale.ts';
import type { SaleDeps } from './sale-parts.ts';

/** Before the buyer confirms, the amount changes right away. Afterwards it's proposed to the buyer. */
export function setAmount(db: Database, actor: Reach, id: number, amount: number): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const { reach, sale } = await lockAsSeller(tx, actor, id);
    if (!mayChangeAmount(sale.status)) return refuseSettled(sale.status);
    if (sale.proposed_id !== null) return fail('amount_proposed');
    if (amount === sale.sale_price) return sale;
    const isProposed = sale.status === 'confirmed';
    const row = { saleId: id, before: sale.sale_price, amount, by: reach.userId } as const;
    await insertAmount(tx, { ...row, status: isProposed ? 'proposed' : 'set' });
    if (isProposed) await announce(tx, { kind: 'amount_proposed', saleId: id, by: reach.userId });
    else await saveSale(tx, id, { sale_price: amount });
    return shown(tx, id);
  });
}

interface Answer {
  id: number;
  /** The id of the proposal the user saw. */
  proposedId: number;
  agree: boolean;
}

/** The buyer accepts or declines. The seller's side can only withdraw the proposal. */
export function answerAmount({ db, bills }: SaleDeps, actor: Reach, answer: Answer, now: Date): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const { id, agree } = answer;
    const isBuyer = sideOf(await readSale(tx, actor, id), actor) === 'buyer';
    if (isBuyer) {
      const sale = await lockAsBuyer(tx, actor, id);
      // A buyer who has joined the seller's team can't accept their own proposal.
      if (agree && isOwnPurchase(sale, actor.gameAccountId)) return fail('not_allowed');
      needProposed(sale, answer);
      if (agree) await saveSale(tx, id, { sale_price: sale.proposed_amount });
      await answerProposed(tx, id, agree ? 'agreed' : 'refused', now);
      if (agree) await issueBill(tx, bills, id, now);
      await announce(tx, { kind: 'amount_answered', saleId: id, agreed: agree, by: actor.userId });
      const answered = await shown(tx, id);
      // The new amount may or may not be far below the asking price, which affects awards.
      if (agree) await updateAwards(tx, sale.seller_id);
      return answered;
    }
    const { sale } = await lockAsSeller(tx, actor, id);
    if (agree) return fail('not_allowed');
    needProposed(sale, answer);
    await answerProposed(tx, id, 'withdrawn', now);
    return shown(tx, id);
  });
}

function needProposed(sale: SaleRow, { proposedId }: Answer): void {
  if (sale.status !== 'confirmed') refuseSettled(sale.status);
  if (sale.proposed_id !== proposedId) fail('sale_changed');
}

async function shown(tx: Tx, id: number): Promise<SaleRow> {
  await showOnCard(tx, id);
  return (await findSale(tx, id))!;
}
