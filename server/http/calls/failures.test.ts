import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../../database/database.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';
import { beingChanged } from '../../../testing/waits-for.ts';

test('after a deadlock, the cancelled call is asked to try again in a moment, and can', async () => {
  const site = await siteForThisTest();
  const { db } = site;
  await emptyMarket(site);
  const mara = await site.as('member');
  const id = await listed(mara);
  const remove = () =>
    mara.browser.fetch('/api/cars.php?action=change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, transition: 'delete' }),
    });
  const shareSeller = (tx: Queryable) => sql`select from users where id = ${mara.id} for share`.execute(tx);

  // A deadlock cancels the first to find it, after waiting for deadlock_timeout. Between two equal ones that depends on the
  // machine. Here the other one is patient, and a gate blocks the call until it is the one that completes the circle.
  const [gate, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
  await sql`set local deadlock_timeout = '1min'`.execute(other);
  const [gatePid, otherPid] = [await pidOf(gate), await pidOf(other)];
  await shareSeller(gate);
  await shareSeller(other);
  const removing = remove();
  await until('the call has the car and waits at the gate', () => isBlockedBy(db, gatePid));
  const locking = beingChanged('cars', id).execute(other);
  await until('the other one waits for the car', () => isBlocked(db, otherPid));
  await gate.commit().execute();
  await locking;
  await other.commit().execute();

  const response = await removing;
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect((await remove()).status).toBe(200);
});

async function pidOf(tx: Queryable): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]!.pid;
}

async function isBlockedBy(db: Queryable, pid: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`.execute(db);
  return rows.length > 0;
}

async function isBlocked(db: Queryable, pid: number): Promise<boolean> {
  const { rows } = await sql`select where cardinality(pg_blocking_pids(${pid})) > 0`.execute(db);
  return rows.length > 0;
}
