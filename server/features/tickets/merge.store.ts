import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { selectTickets, type TicketRow } from './tickets.sql.ts';

/** The user's other open tickets that aren't about a decision, newest first. */
export const listMergeTargets = (db: Queryable, { id, user_id }: Pick<TicketRow, 'id' | 'user_id'>) =>
  selectTickets(
    db,
    sql`tickets.user_id = ${user_id} and tickets.id <> ${id} and tickets.status <> 'closed' and tickets.sale_id is null
      and not exists (select from appeals as appealing where appealing.ticket_id = tickets.id)`,
    sql`order by tickets.id desc limit 50`,
  );

/**
 * Moves everything said in the ticket. Its description becomes a message of its user, at the time it was written and
 * with its pictures.
 */
export async function moveThread(tx: Tx, fromId: number, intoId: number): Promise<void> {
  await sql`
    with question as (
      insert into ticket_responses (ticket_id, author_id, is_staff, content, created_at)
      select ${intoId}, user_id, false, subject || E'\n\n' || description, created_at from tickets where id = ${fromId}
      returning id
    )
    update ticket_attachments set ticket_id = ${intoId}, response_id = coalesce(response_id, (select id from question))
    where ticket_id = ${fromId}`.execute(tx);
  // Its client ids stay unique within the other ticket: the same one in both would be the same message.
  await sql`
    update ticket_responses as moved set ticket_id = ${intoId}, client_id = case
      when not exists (
        select from ticket_responses as known
        where known.ticket_id = ${intoId} and known.author_id = moved.author_id and known.client_id = moved.client_id
      ) then client_id end
    where ticket_id = ${fromId}`.execute(tx);
}
