import { sql, type RawBuilder } from 'kysely';
import type { Site } from './site.ts';
import { until } from './until.ts';

/**
 * Whether an action waits while somebody else holds something. No clock decides: either somebody is seen waiting for it, or
 * the action is done while it is still held. What is held is then let go, and the action comes to its end. `then` is what
 * the other holds next, while the action waits: where both wait for each other, one of them fails.
 */
export async function waitsFor(
  { db }: Pick<Site, 'db'>,
  hold: RawBuilder<unknown>,
  action: () => Promise<unknown>,
  then?: RawBuilder<unknown>,
): Promise<boolean> {
  let going: Promise<unknown> = Promise.resolve();
  const waits = await db.transaction().execute(async (tx) => {
    await hold.execute(tx);
    const { rows: us } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    let isDone = false;
    going = action().finally(() => (isDone = true));
    going.catch(() => undefined);
    let isWaiting = false;
    await until('it waits or is done', async () => {
      const { rows } = await sql`
        select from pg_stat_activity where ${us[0]!.pid} = any (pg_blocking_pids(pid))`.execute(db);
      isWaiting = rows.length > 0;
      return isWaiting || isDone;
    });
    await then?.execute(tx);
    return isWaiting;
  });
  await going;
  return waits;
}

/** As somebody does who is about to refer to this row: an update goes on, what claims the row for itself waits. */
export const referredTo = (table: string, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for key share`;

/** As somebody does who is about to change this row: what only refers to it goes on. */
export const beingChanged = (table: string, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for no key update`;
