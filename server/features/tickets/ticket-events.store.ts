import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface EventRow {
  id: number;
  kind: 'category_changed' | 'merged';
  actor_name: string;
  was: string | null;
  became: string | null;
  merged_id: number | null;
  merged_subject: string | null;
  created_at: Date;
}

/** The ticket's changes that its thread shows. */
export async function listEvents(db: Queryable, ticketId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event.id, event.kind, users.name as actor_name, event.was, event.became, event.merged_id,
      merged.subject as merged_subject, event.created_at
    from ticket_events as event
    join users on users.id = event.actor_id
    left join tickets as merged on merged.id = event.merged_id
    where event.ticket_id = ${ticketId} order by event.id
  `.execute(db);
  return rows;
}

type Happened =
  | { kind: 'category_changed'; ticketId: number; actorId: number; was: string; became: string }
  | { kind: 'merged'; ticketId: number; actorId: number; mergedId: number };

export const insertEvent = (tx: Tx, { ticketId, actorId, kind, ...event }: Happened) =>
  tx
    .insertInto('ticket_events')
    .values({
      kind,
      ticket_id: ticketId,
      actor_id: actorId,
      ...('mergedId' in event ? { merged_id: event.mergedId } : { was: event.was, became: event.became }),
    })
    .execute();
