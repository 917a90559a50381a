import { saleFlow } from '@forecourt/contract/sales/sales.flow.ts';
import type { TransitionOf } from '@forecourt/contract/kit/flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { isStanding } from '../../features/sales/sale.rules.ts';
import { answerProposed, findSale, saveSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { showOnCard } from './ask-buyer.ts';
import { refuseSettled } from './hold-sale.ts';

/**
 * The one way from one status of a sale to another, whoever makes it. The sale is held; what was still proposed for one
 * that is not verified any more is off the table.
 */
export async function settleSale(
  tx: Tx,
  sale: SaleRow,
  name: TransitionOf<typeof saleFlow>,
  now: Date,
): Promise<SaleRow> {
  const status = transition(saleFlow, name, { from: sale.status, refuse: refuseSettled });
  await saveSale(tx, sale.id, {
    status,
    ...(status === 'confirmed' && { confirmed_at: now }),
    ...(!isStanding(status) && { ended_at: now }),
  });
  if (status !== 'confirmed') await answerProposed(tx, sale.id, 'withdrawn', now);
  await showOnCard(tx, sale.id);
  return (await findSale(tx, sale.id))!;
}
