import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { waitMs } from '../../tools/test-timeouts.ts';
import { databaseGate } from '../../testing/database-gate.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { connect } from './database.ts';

const afterMs = 400;

async function behindGate() {
  const { config, drop } = await freshDatabase();
  onTestFinished(drop);
  const gate = await databaseGate(config);
  const options = { statementTimeoutMs: 0, connectionTimeoutMs: waitMs, lostAfterMs: afterMs };
  const { db, pool, close } = connect(gate.config, 3, options);
  onTestFinished(close);
  return { gate, db, pool, config };
}

test('a job waiting for a lost response fails once the database can be asked again', async () => {
  const { gate, db, pool, config } = await behindGate();
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  // One connection keeps a lock for as long as the server believes in it.
  const held = await pool.connect();
  await held.query('select pg_advisory_lock(4711)');
  await Promise.all([ask(), ask()]);
  gate.stall();
  const waiting = Promise.allSettled([ask(), pool.query('select 1'), held.query('select 1')]);
  gate.pass('never');
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  held.release();
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  const other = connect(config, 1);
  onTestFinished(other.close);
  const isFree = sql<{ free: boolean }>`select pg_try_advisory_lock(4711) as free`;
  await expect.poll(async () => (await isFree.execute(other.db)).rows[0]).toEqual({ free: true });
});

test('a statement the database is working on may take long, and so may one waiting for a lock', async () => {
  const { db, pool } = await behindGate();
  const long = sql`select pg_sleep(${(8 * afterMs) / 1_000})`.execute(db);
  const held = await pool.connect();
  await held.query('select pg_advisory_lock(4711)');
  const turn = pool.query('select pg_advisory_lock(4711), true as mine');
  await long;
  await held.query('select pg_advisory_unlock(4711)');
  held.release();
  expect((await turn).rows).toMatchObject([{ mine: true }]);
});
