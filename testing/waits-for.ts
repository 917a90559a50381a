import { sql, type RawBuilder } from 'kysely';
import type { Site } from './site.ts';
import { until } from './until.ts';

/**
 * Whether an action waits while another transaction has a lock. No timing is involved: either a process is seen waiting
 * for the lock, or the action finishes while the lock still exists. The lock is then released, and the action
 * completes. `then` is what the other transaction locks next, while the action waits: in a deadlock, one of them fails.
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

/** Locks a row like an insert that references it: updates continue, but exclusive locks wait. */
export const referredTo = (table: string, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for key share`;

/** Locks a row like an update: inserts that reference it continue. */
export const beingChanged = (table: string, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for no key update`;
