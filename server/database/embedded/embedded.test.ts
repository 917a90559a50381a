import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startEmbedded } from './embedded.ts';

async function dataFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const ask = async (config: pg.ClientConfig, question: string) => {
  const client = new pg.Client(config);
  await client.connect();
  return (await client.query(question).finally(() => client.end())).rows as Record<string, unknown>[];
};

test('keeps its data over a stop, is durable, and listens on no network', async () => {
  const folder = await dataFolder();
  const first = await startEmbedded(folder);
  await ask(first.connection, 'create table t as select 42 as answer');
  const settings = await ask(
    first.connection,
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name",
  );
  await first.stop();
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  });

  const second = await startEmbedded(folder);
  expect(await ask(second.connection, 'select answer from t')).toEqual([{ answer: 42 }]);
  await second.stop();
}, 30_000);

test('refuses a second Forecourt on the same data folder and says so', async () => {
  const folder = await dataFolder();
  const first = await startEmbedded(folder);
  await expect(startEmbedded(folder)).rejects.toThrow(/Another Forecourt is running on/);
  expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
}, 30_000);

test('works in a folder too deep for a socket inside it', async () => {
  const folder = join(await dataFolder(), 'a-rather-long-name-for-a-folder'.repeat(4));
  const database = await startEmbedded(folder);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
}, 30_000);

test('a wrong password is refused even on the socket', async () => {
  const database = await startEmbedded(await dataFolder());
  await expect(ask({ ...database.connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
  await database.stop();
}, 30_000);
