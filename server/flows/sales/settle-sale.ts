import { saleFlow, type SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { TransitionOf } from '@forecourt/contract/kit/flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { isStanding } from '../../features/sales/sale.rules.ts';
import { answerProposed, findSale, saveSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import type { BillDeps } from '../bills/bill-parts.ts';
import { issueBill } from '../bills/issue-bill.ts';
import { followAnnulledSale, followVerifiedSale } from '../reviews/follow-sale.ts';
import { showOnCard } from './ask-buyer.ts';
import { refuseSettled } from './lock-sale.ts';

type Transition = TransitionOf<typeof saleFlow>;
type Verifying = Extract<Transition, 'confirm' | 'uphold'>;

/** Verifies a sale and issues its bill. The caller has locked the sale. */
export async function verifySale(tx: Tx, bills: BillDeps, sale: SaleRow, name: Verifying, now: Date): Promise<SaleRow> {
  await change(tx, sale, name, now);
  await issueBill(tx, bills, sale.id, now);
  return (await findSale(tx, sale.id))!;
}

/** The only way to change a sale's status other than to verify it. The caller has locked the sale. */
export async function settleSale(
  tx: Tx,
  sale: SaleRow,
  name: Exclude<Transition, Verifying>,
  now: Date,
): Promise<SaleRow> {
  await change(tx, sale, name, now);
  return (await findSale(tx, sale.id))!;
}

/** Open proposals are closed if the sale is no longer verified. */
async function change(tx: Tx, sale: SaleRow, name: Transition, now: Date): Promise<void> {
  const status = transition(saleFlow, name, { from: sale.status, refuse: refuseSettled });
  await saveSale(tx, sale.id, {
    status,
    ...(status === 'confirmed' && { confirmed_at: now }),
    ...(!isStanding(status) && { ended_at: now }),
  });
  if (status !== 'confirmed') await answerProposed(tx, sale.id, 'withdrawn', now);
  await showOnCard(tx, sale.id);
  await follow(tx, sale, status);
}

/** Updates counts and requests that depend on the sale. */
async function follow(tx: Tx, { id, seller_id: sellerId, buyer_id: buyerId }: SaleRow, status: SaleStatus) {
  if (buyerId === null) return;
  if (status === 'confirmed') await followVerifiedSale(tx, { id, sellerId, buyerId });
  if (status === 'annulled') await followAnnulledSale(tx, { id, sellerId, buyerId });
}
