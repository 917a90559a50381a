import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { waitMs } from '../../tools/test-timeouts.ts';
import { databaseGate } from '../../testing/database-gate.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { connect } from './database.ts';

test('each connection has its timeouts before its first query', async () => {
  const { config, drop } = await freshDatabase();
  const times = { statementTimeoutMs: 4_000, idleTransactionMs: 7_000, connectionTimeoutMs: waitMs };
  const { pool, close } = connect(config, 3, times);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  const limits = `select current_setting('statement_timeout') as statement, current_setting('jit') as jit,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const found = await Promise.all([1, 2, 3].map(async () => (await pool.query(limits)).rows[0] as unknown));
  expect(found).toEqual(found.map(() => ({ statement: '4s', idle: '7s', jit: 'off' })));
});

test('a response that never arrives times out, and its connection isn’t reused', async () => {
  const { config, drop } = await freshDatabase();
  onTestFinished(drop);
  const gate = await databaseGate(config);
  const { db, pool, close } = connect(gate.config, 3, { answerTimeoutMs: 300, connectionTimeoutMs: waitMs });
  onTestFinished(close);
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  await Promise.all([ask(), ask(), ask()]);
  gate.stall();
  const noAnswer = 'Query read timeout';
  await expect(ask()).rejects.toThrow(noAnswer);
  await expect(pool.query('select 1')).rejects.toThrow(noAnswer);
  await expect(db.transaction().execute(ask)).rejects.toThrow(noAnswer);
  gate.pass('never');
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(pool.waitingCount).toBe(0);
});
