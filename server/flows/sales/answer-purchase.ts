import type { Reach } from '@forecourt/contract/access/owner.ts';
import { saleFlow } from '@forecourt/contract/sales/sales.flow.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { isOwnPurchase } from '../../features/sales/sale.rules.ts';
import { findSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { categoryForDisputes } from '../../features/tickets/categories.store.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { insertTicket } from '../tickets/save-ticket.ts';
import { announceTicketChange } from '../tickets/ask-for-help.ts';
import { lockAsBuyer, refuseSettled } from './lock-sale.ts';
import type { SaleDeps } from './sale-parts.ts';
import { settleSale, verifySale } from './settle-sale.ts';

/** The buyer confirms the purchase at the amount they saw. Checks again that they haven't joined the seller's team. */
export function confirmPurchase(
  { db, bills }: SaleDeps,
  buyer: Reach,
  id: number,
  knownPrice: number | null,
  now: Date,
): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const sale = await lockAsBuyer(tx, buyer, id);
    if (!saleFlow.may('confirm', sale.status)) return refuseSettled(sale.status);
    if (isOwnPurchase(sale, buyer.gameAccountId)) return fail('own_buyer');
    if (sale.sale_price !== knownPrice) return fail('sale_changed');
    const confirmed = await verifySale(tx, bills, sale, 'confirm', now);
    await announce(tx, { kind: 'sale_confirmed', saleId: id, by: buyer.userId });
    return confirmed;
  });
}

/** The buyer disputes the purchase. Opens a ticket that the seller's side can read and reply to. */
export function disputePurchase(
  db: Database,
  buyer: Reach,
  id: number,
  reason: string,
  time: DeskTime,
): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const sale = await lockAsBuyer(tx, buyer, id);
    if (!saleFlow.may('dispute', sale.status)) return refuseSettled(sale.status);
    const asked = {
      userId: buyer.userId,
      categoryId: await categoryForDisputes(tx),
      subject: `Disputed purchase: ${sale.car_name}`,
      description: reason,
      priority: 'high' as const,
      clientId: null,
      saleId: id,
    };
    const made = await insertTicket(tx, asked, time);
    const ticketId = made!.id;
    await settleSale(tx, sale, 'dispute', time.now);
    await announce(tx, { kind: 'ticket_opened', ticketId });
    await announce(tx, { kind: 'sale_disputed', saleId: id, ticketId, by: buyer.userId });
    await announceTicketChange(tx, { id: ticketId });
    return (await findSale(tx, id))!;
  });
}
