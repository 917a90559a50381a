import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Which target was missed: the first reply, or the solution after it. */
export type OverdueStep = 'first reply' | 'solution';

/** Marks tickets that have become overdue, at most this many at a time. A locked one follows with the next run. */
export async function claimOverdue(tx: Tx, now: Date): Promise<{ id: number; step: OverdueStep }[]> {
  const { rows } = await sql<{ id: number; step: OverdueStep }>`
    update tickets set overdue_announced_at = ${now}
    where id in (
      select id from tickets where due_at <= ${now} and overdue_announced_at is null
      order by due_at, id limit 100 for update skip locked
    )
    returning id, case when answer_due_at <= ${now} then 'first reply' else 'solution' end as step`.execute(tx);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Removes the mark from tickets that aren't overdue any more. */
export const resetCaughtUp = (tx: Tx, now: Date): Promise<unknown> =>
  sql`update tickets set overdue_announced_at = null
    where id in (
      select id from tickets where overdue_announced_at is not null and (due_at is null or due_at > ${now})
      for update skip locked
    )`.execute(tx);
