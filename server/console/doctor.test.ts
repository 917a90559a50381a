import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildInfo, buildText } from '../lib/build-info.ts';
import { noteBackup } from '../lib/last-backup.ts';
import { processName } from '../lib/process-name.ts';
import { ensurePages } from '../../testing/built-pages.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bareEnvironment } from '../../testing/process.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { askWith } from '../../testing/backup/same-database.ts';
import { checkLastBackup } from './doctor/backups.ts';
import { checkClock } from './doctor/clock.ts';
import { runChecks } from './doctor/examine.ts';
import { checkDataFolder, checkMemory, checkNode, checkRelease } from './doctor/machine.ts';

const run = promisify(execFile);
beforeAll(() => ensurePages());

async function folderForThisTest(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The result of each check, by name. */
const looked = async (env: NodeJS.ProcessEnv) =>
  Object.fromEntries((await runChecks(env)).map(({ check, state, said }) => [check, `${state}: ${said}`]));

test('reports no problem on a healthy site, and runs every check', async () => {
  const site = await siteForThisTest();
  const findings = await runChecks({
    DATA_DIR: await folderForThisTest(),
    DATABASE_URL: databaseUrl(site.database.config),
    PORT: new URL(site.url).port,
  });
  const notOk = findings.filter(({ state, check }) => state !== 'ok' && !['memory', 'disk'].includes(check));
  expect(notOk).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(
    'node release memory settings folder writing backup content site disk photos database webhooks searches sign_in bank clock'.split(
      ' ',
    ),
  );
});

test('finds and checks every process that uses the database without being given an address', async () => {
  const site = await siteForThisTest();
  const second = await siteForThisTest({ on: site.database, appKey: randomBytes(32) });
  const others = [
    processName({ host: '127.0.0.1', port: 2 }),
    'forecourt live 3000 127.0.0.1 web2',
    'forecourt live 3000 0.0.0.0 web3.invalid',
  ];
  for (const application_name of others) {
    const client = new pg.Client({ ...site.database.config, application_name });
    await client.connect();
    onTestFinished(() => client.end());
  }
  const url = databaseUrl(site.database.config);
  const findings = await runChecks({ DATA_DIR: await folderForThisTest(), DATABASE_URL: url, PORT: '1' });
  const found = findings.filter(({ check }) => check === 'site').map(({ state, said }) => `${state}: ${said}`);
  expect(found.toSorted()).toEqual(
    [
      `ok: The site is running and ready at ${site.url}.`,
      `ok: The site is running and ready at ${second.url}.`,
      'wrong: The process at http://127.0.0.1:2 uses the database but doesn’t respond.',
      'ok: A process on web2 (127.0.0.1:3000) uses the database. Only that machine can reach it. Run the doctor there.',
      'warning: A process on web3.invalid (0.0.0.0:3000) uses the database, but nothing responds at http://web3.invalid:3000 from here.',
    ].toSorted(),
  );
  const clock = findings.find(({ check }) => check === 'clock')?.said;
  for (const { url: address } of [site, second]) expect(clock).toContain(`the site at ${address}`);
});

/** A server with a wrong clock that refuses every request. */
async function elsewhere(aheadSeconds: number): Promise<string> {
  const server = createServer((_request, response) => {
    const date = new Date(Date.now() + aheadSeconds * 1000).toUTCString();
    response.writeHead(401, { date, 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const real = {
  PUBLIC_URL: 'http://127.0.0.1:1',
  GTA_WORLD_CLIENT_ID: 'us',
  GTA_WORLD_CLIENT_SECRET: 'a-secret-that-nobody-sees',
};

test('reports each failing part without hiding another or revealing a secret', async () => {
  const found = await looked({
    ...real,
    DATA_DIR: await folderForThisTest(),
    DATABASE_URL: 'postgres://us:a-secret-that-nobody-sees@127.0.0.1:1/cars',
    PORT: '1',
    GTA_WORLD_BASE_URL: await elsewhere(600),
    FLEECA_BASE_URL: 'http://127.0.0.1:1',
    FLEECA_API_KEY: 'a-secret-that-nobody-sees',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'cars',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'a-secret-that-nobody-sees',
  });
  expect(found).toMatchObject({
    backup: 'wrong: There is none.',
    database: 'wrong: No PostgreSQL responds at 127.0.0.1:1. Start it, or correct host and port in DATABASE_URL.',
    site: 'warning: Nothing responds at http://127.0.0.1:1/readyz.',
    photos: expect.stringMatching(/^wrong: The check failed/) as string,
    sign_in: 'wrong: The login provider doesn’t accept our client id and secret.',
    bank: expect.stringMatching(/^wrong: The bank didn’t respond/) as string,
    clock: expect.stringMatching(/^wrong: (599|600)\.\d s behind the login provider\.$/) as string,
  });
  expect(JSON.stringify(found)).not.toContain('a-secret');
});

test('reports a site without a bank, and a database that is half restored or not up to date', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { ...real, DATA_DIR: await folderForThisTest(), DATABASE_URL: databaseUrl(database.config), PORT: '1' };
  await askWith(database.config, (client) =>
    client.query('delete from kysely_migration where name = (select max(name) from kysely_migration)'),
  );
  expect(await looked(env)).toMatchObject({
    bank: expect.stringMatching(/^warning: No bank is set up/) as string,
    content: expect.stringMatching(/^warning: PostgreSQL .+ not migrated yet\.$/) as string,
  });
  await askWith(database.config, (client) => client.query('create table restore_under_way ()'));
  expect(await looked(env)).toMatchObject({ database: expect.stringContaining('was interrupted') as string });
});

test('reports contradictory settings and fails, also in JSON', async () => {
  const command = fileURLToPath(new URL('doctor.ts', import.meta.url));
  const env = { ...bareEnvironment, PORT: 'eighty' };
  const failed = await run(process.execPath, [command, '--json'], { env }).catch((error: unknown) => error);
  const { code, stdout } = failed as { code: number; stdout: string };
  expect(code).toBe(1);
  const { wrong, findings } = JSON.parse(stdout) as { wrong: number; findings: object[] };
  expect(wrong).toBe(1);
  expect(findings.at(-1)).toMatchObject({ check: 'settings', state: 'wrong', said: expect.stringMatching(/^PORT: /) });
});

test('a wrong clock is a problem, and a small deviation is a warning', async () => {
  expect(await checkClock(null, { there: await elsewhere(0) })).toMatchObject({ state: 'ok' });
  expect(await checkClock(null, { there: await elsewhere(-20) })).toMatchObject({
    state: 'warning',
    said: expect.stringMatching(/ahead of there/) as string,
  });
  expect(await checkClock(null, { there: 'http://127.0.0.1:1' })).toMatchObject({ state: 'warning' });
});

test('Node, memory and release can be wrong', async () => {
  expect(checkNode('v26.1.0').state).toBe('ok');
  expect(checkNode('v24.9.0').state).toBe('wrong');
  const states = [50, 200, 4000].map((megabytes) => checkMemory(megabytes * 1024 ** 2, 8e9).state);
  expect(states).toEqual(['wrong', 'warning', 'ok']);
  const folder = await folderForThisTest();
  const release = join(folder, 'releases', 'new');
  await mkdir(release, { recursive: true });
  expect(await checkRelease(release)).toMatchObject({ state: 'wrong', said: expect.stringMatching(/no built pages/) });
  await ensurePages(join(release, 'web/dist/'));
  expect(await checkRelease(release)).toEqual({
    check: 'release',
    state: 'ok',
    said: `Version ${buildText(buildInfo())} in ${release}.`,
    todo: null,
  });
  await symlink('releases/old', join(folder, 'current'));
  expect(await checkRelease(release)).toMatchObject({ state: 'warning', said: expect.stringMatching(/points to/) });
});

test('reports a data folder that is missing, world-writable or has a readable key', async () => {
  const folder = await folderForThisTest();
  expect((await checkDataFolder(folder)).state).toBe('ok');
  await writeFile(join(folder, 'app-key'), '', { mode: 0o644 });
  expect(await checkDataFolder(folder)).toMatchObject({
    state: 'warning',
    todo: `chmod 600 ${join(folder, 'app-key')}`,
  });
  await chmod(folder, 0o777);
  expect(await checkDataFolder(folder)).toMatchObject({ state: 'warning', todo: `chmod o-w ${folder}` });
  expect((await checkDataFolder(join(folder, 'missing'))).state).toBe('wrong');
});

test('reports a backup that is old, changed or gone', async () => {
  const folder = await folderForThisTest();
  const file = join(folder, 'a.backup');
  await writeFile(file, 'four');
  const state = async (hours: number, bytes = 4) => {
    const now = new Date();
    const takenAt = new Date(now.getTime() - hours * 3_600_000).toISOString();
    await noteBackup(folder, { takenAt, file, bytes, isEncrypted: true });
    return (await checkLastBackup(folder, now, false)).state;
  };
  expect((await checkLastBackup(folder, new Date(), true)).state).toBe('ok');
  expect([await state(1), await state(40), await state(200), await state(1, 5)]).toEqual([
    'ok',
    'warning',
    'wrong',
    'wrong',
  ]);
  await rm(file);
  expect(await state(1)).toBe('warning');
});

test('reports a disk that is nearly full or not writable', async ({ skip }) => {
  const folder = await folderForThisTest();
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).catch(() => null);
  skip(!mounted, 'mounting takes root');
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
  const env = { ...real, DATA_DIR: folder, DATABASE_URL: 'postgres://us@127.0.0.1:1/cars', PORT: '1' };
  expect(await looked(env)).toMatchObject({
    disk: expect.stringMatching(/^wrong: .+ That’s too little\.$/) as string,
  });
  await writeFile(join(folder, 'filling'), Buffer.alloc(2 ** 20)).catch(() => undefined);
  expect(await looked(env)).toMatchObject({
    writing: expect.stringMatching(/^wrong: .+ the disk is full/) as string,
    photos: expect.stringMatching(/^wrong: The check failed \(ENOSPC\)/) as string,
  });
  await run('mount', ['-o', 'remount,ro', folder]);
  expect(await looked(env)).toMatchObject({ writing: expect.stringMatching(/^wrong: .+ mounted read-only/) as string });
});
