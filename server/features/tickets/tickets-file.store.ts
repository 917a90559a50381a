import type { Queryable } from '../../database/database.ts';

const batchSize = 2_000;

export type FiledTicket = Awaited<ReturnType<typeof filedAfter>>[number];

/** All tickets of a period, oldest first, in pages that each continue after the last. */
export async function* filedSince(db: Queryable, since: Date): AsyncGenerator<FiledTicket[]> {
  let after = 0;
  for (;;) {
    const rows = await filedAfter(db, since, after);
    yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}

const filedAfter = (db: Queryable, since: Date, after: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .innerJoin('ticket_categories', 'ticket_categories.id', 'tickets.category_id')
    .leftJoin('users as assignee', 'assignee.id', 'tickets.assigned_to')
    .select([
      'tickets.id',
      'subject',
      'ticket_categories.name as category_name',
      'priority',
      'status',
      'users.name as user_name',
      'assignee.name as assigned_name',
      'tickets.created_at',
      'first_response_at',
      'resolved_at',
      'answered_in_time',
      'solved_in_time',
      'rating',
    ])
    .where('tickets.created_at', '>=', since)
    .where('tickets.id', '>', after)
    .orderBy('tickets.id')
    .limit(batchSize)
    .execute();
