import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { canMakeDisk, smallDisk } from '../testing/faults/small-disk.ts';
import { bareEnvironment, startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

beforeAll(() => ensurePages());

async function dataFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A login provider that answers on command, so that a call is in progress when the server is asked to stop. */
async function slowProvider() {
  const arrived = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    arrived.resolve();
    await answering.promise;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"token_type":"bearer","access_token":"t","expires_in":60}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: arrived.promise,
    answer: answering.resolve,
  };
}

/** A site with the game's login, which needs no demo data. */
const configured = { GTA_WORLD_CLIENT_ID: 'a', GTA_WORLD_CLIENT_SECRET: 'b', PUBLIC_URL: 'http://cars.example' };

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function startSignIn(browser: Browser) {
  const started = await browser.fetch('/api/auth/start-sign-in', { method: 'POST' });
  const { authorize_url } = (await started.json()) as { authorize_url: string };
  return new URL(authorize_url).searchParams.get('state');
}

test('after kill -9 the start reuses the running database, and the log shows what the start took', async () => {
  const DATA_DIR = await dataFolder();
  const killed = await startProcess({ ...configured, DATA_DIR });
  const postmaster = () => readFile(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8');
  const before = await postmaster();
  await killed.stop('SIGKILL');
  const site = await startProcess({ ...configured, DATA_DIR });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await postmaster(), 'nothing had to be recovered').toBe(before);
  const line = /^\{.*"msg":"started".*\}$/m.exec(site.output())?.[0] ?? '{}';
  expect(Object.keys((JSON.parse(line) as { stepsMs?: object }).stepsMs ?? {})).toEqual(
    'demo database check pages migrations seed app'.split(' '),
  );
  await site.stop('SIGTERM');
});

test('SIGTERM, even twice, lets running calls finish, then the process and its database stop', async () => {
  const provider = await slowProvider();
  const env = { ...configured, DATA_DIR: await dataFolder(), GTA_WORLD_BASE_URL: provider.url };
  const server = await startProcess(env);
  const browser = new Browser(server.url);
  const state = await startSignIn(browser);
  const pendingLogin = browser.fetch('/api/auth/gta-world-token', json({ code: 'c', state }));
  await provider.arrived;
  const stopped = server.stop('SIGTERM');
  // npm forwards a terminal's signal although the whole process group already received it.
  await until('the first signal is handled', () =>
    fetch(`${server.url}/readyz`).then(
      ({ status }) => status === 503,
      () => true,
    ),
  );
  server.child.kill('SIGTERM');
  provider.answer();
  expect((await pendingLogin).status).toBe(200);
  expect(await stopped).toEqual({ code: 0, signal: null });
  await expect(fetch(server.url)).rejects.toThrow();

  const again = await startProcess(env);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.stop('SIGTERM');
});

test('after kill -9 the next start reuses the running database and finds all acknowledged writes', async () => {
  const folder = await dataFolder();
  const server = await startProcess({ DATA_DIR: folder });
  const browser = new Browser(server.url);
  const state = await startSignIn(browser);
  expect(await server.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });

  const again = await startProcess({ DATA_DIR: folder });
  const sameBrowser = new Browser(again.url);
  for (const [name, value] of browser.cookies) sameBrowser.cookies.set(name, value);
  const nextLogin = await sameBrowser.fetch('/api/auth/gta-world-token', json({ code: 'made-up', state }));
  expect(await nextLogin.json(), 'the sign-in is known, only its code is not').toMatchObject({
    code: 'token_exchange_failed',
  });
  expect(await again.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('a port in use ends the start with one sentence and leaves no database running', async () => {
  const folder = await dataFolder();
  const provider = await slowProvider();
  const start = startProcess({ ...configured, DATA_DIR: folder, PORT: new URL(provider.url).port });
  await expect(start).rejects.toThrow(/Something else is already listening on port \d+/);
  await expect(stat(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
});

test('a wrong setting ends the start with one sentence and nothing else', async () => {
  await expect(startProcess({ DATA_DIR: await dataFolder(), PORT: 'x' })).rejects.toThrow(
    /did not start:\n\{[^\n]*"msg":"Forecourt cannot start\. PORT: [^\n]*"\}\n$/,
  );
});

test.each([
  ['another machine’s address', { HOST: '203.0.113.7' }, /HOST is 203\.0\.113\.7, which isn’t an address/],
  ['a folder that isn’t writable', { DATA_DIR: '/proc/forecourt' }, /The data folder \/proc\/forecourt isn’t writable/],
  ['a database that doesn’t respond', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, /No PostgreSQL responds at/],
])('%s ends the start with one sentence before the pages are built', async (_what, env, sentence) => {
  const module = JSON.stringify(import.meta.resolve('./main.ts'));
  const code = `(await import(${module})).run({ preparePages: async () => console.log('The pages are built.') })`;
  const all = { ...bareEnvironment, PORT: '0', DATA_DIR: await dataFolder(), ...env };
  const started = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env: all });
  const { stdout, stderr } = await started.catch((error: unknown) => error as { stdout: string; stderr: string });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^\{[^\n]*"msg":"Forecourt cannot start\. [^\n]*"\}\n$/);
  expect(stderr).toMatch(sentence);
});

test('the log has one line per request, with its id, call and address, and no query strings or probes', async () => {
  const server = await startProcess({ DATA_DIR: await dataFolder() });
  await fetch(`${server.url}/healthz`);
  const response = await fetch(`${server.url}/auth/callback?code=very-secret&state=s`);
  await fetch(`${server.url}/api/users.php?id=1`);
  const named: (string | null)[] = [];
  // By then the second response is cached.
  for (let asked = 0; asked < 2; asked++)
    named.push((await fetch(`${server.url}/api/cars.php?action=makes`)).headers.get('x-request-id'));
  await server.stop('SIGTERM');
  expect(server.output()).not.toContain('very-secret');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ path: '/auth/callback', status: 200, reqId: response.headers.get('x-request-id') }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      call: 'accounts.user',
      status: 200,
      from: '127.0.0.1',
      time: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
    }),
  );
  for (const reqId of named)
    expect(lines).toContainEqual(expect.objectContaining({ reqId, call: 'catalogue.makes', from: '127.0.0.1' }));
  expect(lines).not.toContainEqual(expect.objectContaining({ path: '/healthz' }));
});

test('every line a real site writes is JSON, from start to end, including a database crash', async () => {
  const folder = await dataFolder();
  const warn = 'process.on("SIGCONT",()=>process.emitWarning("beware"))';
  const server = await startProcess({
    ...configured,
    PUBLIC_URL: 'https://cars.example',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(warn)}`,
  });
  server.child.kill('SIGCONT');
  await until('the warning is written', () => server.output().includes('beware'));
  const postmaster = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');
  await until('its database is running again', () => server.output().includes('PostgreSQL is running again.'));
  await fetch(`${server.url}/api/cars.php?action=makes`);
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  const lines = server.output().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    lines.map(() =>
      expect.objectContaining({ level: expect.any(Number), time: expect.any(String), msg: expect.any(String) }),
    ),
  );
});

test.each([
  ['an error the admin can fix', { PORT: 'x' }],
  ['an unexpected error', {}],
])('a start that fails for %s says so in one line of JSON', async (_why, env) => {
  const folder = await dataFolder();
  await mkdir(join(folder, 'app-key'));
  const real = { NODE_ENV: 'production', ...configured, PUBLIC_URL: 'https://cars.example' };
  const start = startProcess({ ...real, DATA_DIR: folder, ...env });
  const failure = await start.then(() => 'It started.', String);
  const [, line = '', ...more] = failure.trimEnd().split('\n');
  expect(JSON.parse(line)).toMatchObject({
    level: 60,
    msg: expect.stringMatching(/^Forecourt cannot start\./) as string,
  });
  expect(more).toEqual([]);
});

test.skipIf(!canMakeDisk)(
  'a disk that is full or too small for a database ends the start with one sentence',
  async () => {
    const full = await smallDisk(1);
    await full.fill();
    await expect(startProcess({ ...configured, DATA_DIR: full.folder })).rejects.toThrow(
      /The data folder \S+ isn’t writable: the disk is full\. Free up space on it, or set DATA_DIR to another folder\./,
    );
    const small = await smallDisk(12);
    await expect(startProcess({ ...configured, DATA_DIR: small.folder })).rejects.toThrow(
      /The disk with \S+ is full: \d+\.\d MB are free\. Free up space on it, or set DATA_DIR to a folder on another disk\./,
    );
  },
);
