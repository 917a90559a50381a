import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '@forecourt/server/database/database.ts';
import { claimSite } from '@forecourt/server/database/site-kind.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { emptyDemo } from './empty-demo.ts';

async function database(options?: { empty: boolean }) {
  const made = await freshDatabase(options);
  onTestFinished(made.drop);
  return made.config;
}

const tables = async (config: pg.ClientConfig) => {
  const client = new pg.Client(config);
  await client.connect();
  const { rowCount } = await client
    .query("select from pg_tables where schemaname in ('public', 'demo', 'graphile_worker')")
    .finally(() => client.end());
  return rowCount;
};

test('the demo is emptied once no one uses it, and again without errors', async () => {
  const config = await database();
  const running = connect(config, 1);
  await claimSite(running.db, true);
  await expect(emptyDemo(config)).rejects.toThrow('Forecourt is running on this database. Stop it first.');
  expect(await tables(config)).toBeGreaterThan(20);

  await running.close();
  await expect.poll(() => emptyDemo(config).then(() => 'empty', String)).toBe('empty');
  expect(await tables(config)).toBe(0);
  await emptyDemo(config);
});

test('a real site and other programs’ data are left alone', async () => {
  const real = await database();
  const { db, close } = connect(real, 1);
  await claimSite(db, false).finally(close);
  await expect(emptyDemo(real)).rejects.toThrow('This database belongs to a real site');

  const others = await database({ empty: true });
  const client = new pg.Client(others);
  await client.connect();
  await client.query('create table ledger ()').finally(() => client.end());
  await expect(emptyDemo(others)).rejects.toThrow('This database doesn’t contain the demo.');
  expect(await tables(others)).toBe(1);
});
