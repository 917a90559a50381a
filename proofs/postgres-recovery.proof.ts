import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';

const megabyte = 1024 ** 2;
const written = 700;

/** A log sequence number has two halves of 32 bits. Converts it so that differences are bytes. */
const bytesOf = (position: string) => {
  const [high = '', low = ''] = position.split('/');
  return parseInt(high, 16) * 2 ** 32 + parseInt(low, 16);
};

test('after a crash PostgreSQL has little to redo, however much was written before', async ({ annotate }) => {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const again = Promise.withResolvers<void>();
  const database = await startEmbedded(folder, {}, (sentence) => sentence.endsWith('runs again.') && again.resolve());
  onTestFinished(database.stop);
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table written (text text)');
  const position = async () =>
    bytesOf((await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')).rows[0]!.at);
  const end = (await position()) + written * megabyte;
  while ((await position()) < end)
    await client.query('insert into written select repeat(md5(n::text), 30) from generate_series(1, 5000) as n');

  const place = join(folder, 'postgres');
  const [postmaster = ''] = (await readFile(join(place, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await again.promise;
  const log = await readFile(join(place, 'postgres.log'), 'utf8');
  const [, from = ''] = /redo starts at (\S+)/.exec(log) ?? [];
  const [, to = ''] = /redo done at (\S+)/.exec(log) ?? [];
  const redone = (bytesOf(to) - bytesOf(from)) / megabyte;
  await annotate(`${written} MB of log were written, and ${Math.round(redone)} MB were redone after kill -9`);
  expect(redone).toBeGreaterThan(0);
  // PostgreSQL aims at 256 and may be a little late under such fast writes.
  expect(redone).toBeLessThan(400);
});
