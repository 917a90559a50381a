import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { moveThread } from '../../features/tickets/merge.store.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { insertEvent } from '../../features/tickets/ticket-events.store.ts';
import { mergeRefusal, type Reader } from '../../features/tickets/ticket.rules.ts';
import type { TicketRow } from '../../features/tickets/tickets.sql.ts';
import { follow } from './ask-for-help.ts';
import { lockFor, tell } from './handle-ticket.ts';
import { saveTicket } from './save-ticket.ts';

/**
 * Moves everything said in one ticket to another of the same user and closes the first one. All or nothing: a reply sent
 * meanwhile either moves too or is refused.
 */
export const mergeTickets = (
  db: Database,
  staff: Reader,
  { fromId, intoId }: { fromId: number; intoId: number },
  time: DeskTime,
): Promise<TicketRow> =>
  db.transaction().execute(async (tx) => {
    if (fromId === intoId) return fail('merge_refused', { words: { reason: 'they are the same ticket' } });
    const { from, into } = await lockBoth(tx, staff, fromId, intoId);
    const refusal = mergeRefusal(from, into);
    if (refusal !== null) return fail('merge_refused', { words: { reason: refusal } });
    const closed = follow('merge', from.status);
    await asStaff(tx, staff.id, { action: 'merge_ticket', id: fromId }, () =>
      asStaff(tx, staff.id, { action: 'receive_merged_ticket', id: intoId }, async () => {
        await moveThread(tx, fromId, intoId);
        await saveTicket(tx, from, { status: closed, closed_at: time.now, merged_into: intoId }, time);
        await saveTicket(tx, into, changeOf(from, into), time);
        await insertEvent(tx, { kind: 'merged', ticketId: intoId, actorId: staff.id, mergedId: fromId });
      }),
    );
    await announce(tx, { kind: 'ticket_merged', ticketId: fromId, intoId, by: staff.id });
    await tell(tx, fromId);
    return tell(tx, intoId);
  });

/** Locks in the order of their ids, so that two staff who merge them in opposite directions don't wait for each other. */
async function lockBoth(tx: Tx, staff: Reader, fromId: number, intoId: number) {
  if (fromId < intoId) {
    const from = await lockFor(tx, staff, fromId);
    return { from, into: await lockFor(tx, staff, intoId) };
  }
  const into = await lockFor(tx, staff, intoId);
  return { from: await lockFor(tx, staff, fromId), into };
}

/** A question that staff still have to answer brings the other ticket back to them, as a reply of its user would. */
function changeOf(from: TicketRow, into: TicketRow) {
  const isWithStaff = from.status === 'open' || from.status === 'in_progress';
  return {
    assigned_to: into.assigned_to ?? from.assigned_to,
    ...(isWithStaff && { status: follow('answer', into.status) }),
    ...(isWithStaff && into.status === 'resolved' && { resolved_at: null }),
  };
}
