import type { Database } from '../../database/database.ts';
import { Failure } from '../../lib/failure.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import type { Reader } from '../../features/tickets/ticket.rules.ts';
import { changeTicket, type TicketChange } from './handle-ticket.ts';

export interface Outcome {
  changed: number[];
  refused: { ticket_id: number; sentence: string }[];
}

/** Handles each ticket separately. Failures are listed with their reason and don't affect the others. */
export async function handleTickets(
  db: Database,
  staff: Reader,
  ids: readonly number[],
  change: TicketChange,
  time: DeskTime,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      const { before, after } = await changeTicket(db, staff, id, change, time);
      // If nothing changed, the same object is returned.
      if (after === before) outcome.refused.push({ ticket_id: id, sentence: 'Nothing to change' });
      else outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcome.refused.push({ ticket_id: id, sentence: error.message });
    }
  }
  return outcome;
}
