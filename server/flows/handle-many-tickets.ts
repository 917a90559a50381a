import type { TicketPriority } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Reader } from '../features/tickets/ticket.rules.ts';
import type { TicketRow } from '../features/tickets/tickets.sql.ts';
import { findTicket } from '../features/tickets/tickets.store.ts';
import { assignTicket, setTicketPriority, setTicketStatus } from './handle-ticket.ts';

interface Wanted {
  staffId?: number | undefined;
  status?: 'in_progress' | 'waiting_for_user' | 'resolved' | undefined;
  priority?: TicketPriority | undefined;
}

export interface Outcome {
  changed: number[];
  refused: { ticket_id: number; sentence: string }[];
}

/** Each for itself: what cannot be changed is named with its reason, and does not keep the others from it. */
export async function handleTickets(
  db: Database,
  staff: Reader,
  ids: readonly number[],
  wanted: Wanted,
  now: Date,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      const before = await findTicket(db, id);
      if (wanted.priority) await setTicketPriority(db, staff, id, wanted.priority);
      if (wanted.staffId !== undefined) {
        const expected = before?.assigned_to ?? null;
        await assignTicket(db, staff, id, { staffId: wanted.staffId, expected });
      }
      if (wanted.status) await setTicketStatus(db, staff, id, wanted.status, now);
      if (before && isAs(before, wanted)) outcome.refused.push({ ticket_id: id, sentence: 'It is so already' });
      else outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcome.refused.push({ ticket_id: id, sentence: error.message });
    }
  }
  return outcome;
}

const isAs = (ticket: TicketRow, { staffId, status, priority }: Wanted): boolean =>
  (staffId === undefined || ticket.assigned_to === staffId) &&
  (status === undefined || ticket.status === status) &&
  (priority === undefined || ticket.priority === priority);
