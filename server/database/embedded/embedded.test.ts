import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { until } from '../../../testing/until.ts';
import { startEmbedded } from './embedded.ts';
import { runnerForDatabase } from './run-as.ts';

const isRoot = process.getuid?.() === 0;

async function dataFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops at the end even if the test fails. */
async function start(...given: Parameters<typeof startEmbedded>) {
  const database = await startEmbedded(...given);
  onTestFinished(database.stop);
  return database;
}

const ask = async (config: pg.ClientConfig, question: string) => {
  const client = new pg.Client(config);
  await client.connect();
  return (await client.query(question).finally(() => client.end())).rows as Record<string, unknown>[];
};

const pidFile = (folder: string) => join(folder, 'postgres', 'cluster', 'postmaster.pid');

const postmaster = async (folder: string) => Number((await readFile(pidFile(folder), 'utf8')).split('\n')[0]);

test('keeps its data after a stop, is durable, and listens on no network', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
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

  const second = await start(folder);
  expect(await ask(second.connection, 'select answer from t')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('recovery after a crash is bounded: little to redo, and no sync of every file before it', async () => {
  const database = await start(await dataFolder());
  const settings = await ask(
    database.admin,
    `select name, setting from pg_settings where name in ('max_wal_size', 'recovery_init_sync_method') order by name`,
  );
  expect(settings).toEqual([
    { name: 'max_wal_size', setting: '256' },
    { name: 'recovery_init_sync_method', setting: process.platform === 'linux' ? 'syncfs' : 'fsync' },
  ]);
  await database.stop();
});

test('refuses a second Forecourt on the same data folder with a message', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  await expect(start(folder)).rejects.toThrow(/Another Forecourt is running on/);
  expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('works in a folder too deep for a socket inside it', async () => {
  const folder = join(await dataFolder(), 'a-rather-long-name-for-a-folder'.repeat(4));
  const database = await start(folder);
  onTestFinished(() => rm(database.connection.host!, { recursive: true, force: true }));
  expect(database.connection.host).not.toContain(folder);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('reports a file in place of its folder', async () => {
  const folder = await dataFolder();
  await writeFile(join(folder, 'postgres'), '');
  await expect(start(folder)).rejects.toThrow(
    /^The database files can’t be used \(.+Everything in the database folder must/,
  );
});

test('rejects a wrong password even on the socket', async () => {
  const database = await start(await dataFolder());
  await expect(ask({ ...database.connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
  await database.stop();
});

test('a first start killed halfway leaves nothing that blocks the next', async () => {
  const folder = await dataFolder();
  const code = `import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
    await startEmbedded(process.argv[1]);`;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', code, folder], { stdio: 'inherit' });
  const started = async () => (await Array.fromAsync(glob('postgres/*/PG_VERSION', { cwd: folder }))).length > 0;
  await until('the files are being made', started);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const database = await start(folder);
  expect(await ask(database.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await database.stop();
  expect((await readdir(join(folder, 'postgres'))).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
});

test('of two concurrent first starts, one wins and the other is refused', async () => {
  const folder = await dataFolder();
  const both = await Promise.allSettled([start(folder), start(folder)]);
  const [winner] = both.filter((result) => result.status === 'fulfilled');
  const [loser] = both.filter((result) => result.status === 'rejected');
  expect(String(loser?.reason)).toMatch(/Another Forecourt is running on/);
  expect(await ask(winner!.value.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await winner?.value.stop();
});

test('PG* variables and odd characters in the path have no effect', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PGPORT', '6543')
    .stubEnv('PGHOST', 'elsewhere')
    .stubEnv('PGSSLMODE', 'require')
    .stubEnv('PGSSLNEGOTIATION', 'direct')
    .stubEnv('PGDATA', '/none');
  const database = await start(join(await dataFolder(), `it's, a "b" $c \\d`));
  expect(await ask(database.connection, 'show port')).toEqual([{ port: '5432' }]);
  await database.stop();
});

test.runIf(isRoot)('a database stays where it is when folder permissions change', async () => {
  const closed = await dataFolder();
  await chmod(closed, 0o700);
  const first = await start(closed);
  const outside = dirname(first.connection.host!);
  onTestFinished(() => rm(outside, { recursive: true, force: true }));
  expect(outside).toMatch('/var/lib/forecourt/');
  await ask(first.connection, 'create table t as select 42 as answer');
  await first.stop();
  await chmod(closed, 0o711);
  const second = await start(closed);
  expect(await ask(second.connection, 'select answer from t')).toEqual([{ answer: 42 }]);
  await second.stop();

  await mkdir(join(closed, 'postgres', 'cluster'), { recursive: true });
  const both = new RegExp(`${join(closed, 'postgres')}.*${outside}`);
  await expect(start(closed)).rejects.toThrow(both);
  await rm(outside, { recursive: true });
  await chmod(closed, 0o700);
  await expect(start(closed)).rejects.toThrow(both);
});

test('a pid file that names another process isn’t mistaken for a running database', async () => {
  const folder = await dataFolder();
  await (await start(folder)).stop();
  const alien = spawn('sleep', ['60'], (await runnerForDatabase()) ?? {});
  onTestFinished(() => void alien.kill());
  await writeFile(pidFile(folder), `${alien.pid}\n${folder}\n1\n5432\n${folder}\n\n\nready\n`);
  await expect(start(folder)).rejects.toThrow(
    new RegExp(`If process ${alien.pid} isn’t PostgreSQL, delete ${pidFile(folder)}`),
  );
  alien.kill();
  await once(alien, 'exit');
  const database = await start(folder);
  await database.stop();
});

test.each(['SIGKILL', 'SIGINT'] as const)('a database that ends by %s is restarted', async (signal) => {
  const folder = await dataFolder();
  const said: string[] = [];
  const database = await start(folder, {}, (sentence) => said.push(sentence));
  await ask(database.connection, 'create table t as select 42 as answer');
  const old = await postmaster(folder);
  process.kill(old, signal);
  await expect.poll(() => said).toContain('PostgreSQL is running again.');
  expect(await ask(database.connection, 'select answer from t')).toEqual([{ answer: 42 }]);
  expect(await postmaster(folder)).not.toBe(old);
  await database.stop();
});

test.each(['at once', 'when it was noticed', 'while a new one starts'])(
  'a stop after the database was killed, %s, leaves none behind',
  async (when) => {
    const folder = await dataFolder();
    const said: string[] = [];
    const database = await start(folder, {}, (sentence) => said.push(sentence));
    const old = await postmaster(folder);
    process.kill(old, 'SIGKILL');
    if (when !== 'at once') await until('it was noticed', () => said.length > 0);
    if (when === 'while a new one starts')
      await until('there is a new one', async () => ![0, old].includes(await postmaster(folder).catch(() => 0)));
    await database.stop();
    await expect(ask(database.connection, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  },
);
