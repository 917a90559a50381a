import type { Tx } from '../../database/database.ts';
import { ticketFlow } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { SaleStatus, StaffSaleTransition } from '@forecourt/contract/sales/sales.flow.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { mayDecide } from '../../features/sales/sale.rules.ts';
import { accountsIn, findSale } from '../../features/sales/sales.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { insertResponse } from '../../features/tickets/responses.store.ts';
import { lockTicket } from '../../features/tickets/tickets.store.ts';
import { saveTicket } from '../tickets/save-ticket.ts';
import { follow, announceTicketChange } from '../tickets/ask-for-help.ts';
import { refuseSettled } from './lock-sale.ts';
import type { SaleDeps } from './sale-parts.ts';
import { settleSale, verifySale } from './settle-sale.ts';

interface Decision {
  id: number;
  outcome: StaffSaleTransition;
  /** Shown to both sides. */
  reason: string;
}

interface Staff {
  id: number;
  gameAccountId: number;
}

const actions = { uphold: 'uphold_sale', annul: 'annul_sale' } as const;
const words = {
  uphold: 'We looked into this and the sale remains valid.',
  annul: 'We looked into this and annulled the sale.',
};

/** Staff decide a sale, and it's logged. They can't decide sales that involve them or their team. */
export function decideSale({ db, bills }: SaleDeps, staff: Staff, { id, outcome, reason }: Decision, time: DeskTime) {
  return db.transaction().execute(async (tx): Promise<SaleStatus> => {
    if (!(await findSale(tx, id))) return fail('sale_not_found');
    const staffAction = { action: actions[outcome], id, reason };
    const { status, ticket_id: ticketId } = await asStaff(tx, staff.id, staffAction, async () => {
      const sale = (await findSale(tx, id))!;
      if ((await accountsIn(tx, id)).includes(staff.gameAccountId)) return fail('not_allowed');
      if (!mayDecide(sale, outcome)) return refuseSettled(sale.status);
      return outcome === 'uphold'
        ? verifySale(tx, bills, sale, outcome, time.now)
        : settleSale(tx, sale, outcome, time.now);
    });
    if (ticketId !== null) await answerIn(tx, staff.id, ticketId, `${words[outcome]} ${reason}`, time);
    await announce(tx, { kind: 'sale_decided', saleId: id, outcome, reason, by: staff.id });
    return status;
  });
}

/**
 * Adds the outcome to the dispute's ticket and resolves it. A closed ticket stays closed. Part of the logged decision,
 * so it isn't logged as a separate action.
 */
async function answerIn(tx: Tx, staffId: number, ticketId: number, content: string, time: DeskTime): Promise<void> {
  const ticket = (await lockTicket(tx, ticketId))!;
  const reply = { ticketId, authorId: staffId, isStaff: true, isInternal: false, content, clientId: null };
  await insertResponse(tx, reply);
  if (ticketFlow.may('reply', ticket.status)) {
    const answered = follow('reply', ticket.status);
    const change = {
      status: answered === 'resolved' ? answered : follow('resolve', answered),
      assigned_to: ticket.assigned_to ?? staffId,
      first_response_at: ticket.first_response_at ?? time.now,
      resolved_at: ticket.resolved_at ?? time.now,
    };
    await saveTicket(tx, ticket, change, time);
  }
  await announceTicketChange(tx, { id: ticketId });
}
