import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@forecourt/contract/services/services.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/database.ts';
import { fleeca } from '../../outside/bank/fleeca.ts';
import { gameSignIn } from '../../outside/game-sign-in/game-sign-in.ts';
import { diskStorage } from '../../outside/photo-storage/disk-storage.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { checkDisk } from './checks.ts';
import { runServiceCheck, runServiceChecks, type ServiceCheckDeps } from './run-service-checks.ts';

let site: Site;
let ada: SignedIn;
let dataDir: string;
beforeAll(async () => {
  site = await startSite();
  ada = await site.as('admin');
  dataDir = await temporaryFolder();
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const json =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const secret = 'a-secret-that-nobody-sees';
const bankAt = (base: string) => fleeca({ baseUrl: () => base, apiKey: secret, mode: 'live', timeoutMs: 300 });
const providerAt = (base: string) =>
  gameSignIn({
    authorizeBase: () => base,
    apiBase: () => base,
    clientId: 'us',
    clientSecret: secret,
    scope: 'identity',
  });

/** The parts of a working site, except for what the test breaks. */
const parts = (broken: Partial<ServiceCheckDeps>): ServiceCheckDeps => ({
  db: site.db,
  live: { isListening: () => true },
  bank: null,
  gameSignIn: providerAt('http://127.0.0.1:1'),
  photoStorage: diskStorage(join(dataDir, 'photos')),
  dataDir,
  log: { warn: () => undefined },
  ...broken,
});
const works = [true, expect.any(String)];
const said = async (service: ServiceName, broken: Partial<ServiceCheckDeps>) => {
  const { is_working, said } = await runServiceCheck(parts(broken), service);
  expect(said).not.toContain(secret);
  return [is_working, said];
};

test('on a working site each check reports success, its duration and time', async () => {
  for (const service of serviceNames) {
    const { check } = await ada.api.services.test({ service });
    expect(check, service).toMatchObject({ service, state: 'working', last_error: null });
    expect(check.took_ms).toBeGreaterThanOrEqual(0);
  }
  const { checks } = await ada.api.services.status({});
  expect(checks.map(({ service }) => service)).toEqual(serviceNames);
  expect(checks.every(({ looked_at }) => looked_at !== null)).toBe(true);
});

test('the bank check fails if there is none, the key is refused, or the bank is silent, gone or another page', async () => {
  expect(await said('bank', { bank: bankAt(await answering(json(404, { success: false }))) })).toEqual(works);
  expect(await said('bank', { bank: null })).toEqual([false, 'No bank is set up, so no one can pay.']);
  const demo = { ...bankAt(await answering(json(404, { success: false }))), isDemo: true };
  expect(await said('bank', { bank: demo })).toEqual([true, 'The demo bank responds. Users pay with play money.']);
  const refusing = bankAt(await answering(json(401, { success: false })));
  expect(await said('bank', { bank: refusing })).toEqual([false, 'The bank doesn’t accept the API key.']);
  const silent = bankAt(await answering(() => undefined));
  expect(await said('bank', { bank: silent })).toEqual([false, 'The bank didn’t respond (timed out).']);
  expect(await said('bank', { bank: bankAt('http://127.0.0.1:1') })).toEqual([
    false,
    expect.stringContaining('The bank didn’t respond'),
  ]);
  const page = bankAt(await answering((_request, response) => void response.writeHead(404).end('<h1>No</h1>')));
  expect(await said('bank', { bank: page })).toEqual([false, 'The bank sent an unexpected response (404).']);
});

test('the login provider check fails if it does not know us, is gone or is another page', async () => {
  const looked = async (listener: RequestListener) =>
    said('sign_in', { gameSignIn: providerAt(await answering(listener)) });
  expect(await looked(json(400, { error: 'invalid_grant' }))).toEqual(works);
  const unknown = 'The login provider doesn’t accept our client id and secret.';
  expect(await looked(json(401, { error: 'invalid_client' }))).toEqual([false, unknown]);
  expect(await looked(json(400, { error: 'invalid_client' }))).toEqual([false, unknown]);
  expect(await looked(json(200, { access_token: 'x' }))).toEqual([
    false,
    'The login provider sent an unexpected response (200).',
  ]);
  expect(await said('sign_in', {})).toEqual([false, expect.stringContaining('The login provider didn’t respond')]);
});

test('the webhook check fails if due messages are not sent or not created', async () => {
  const { id } = await site.db
    .insertInto('announcements')
    .values({ kind: 'car_listed', data: '{}', deliveries_due: true, created_at: new Date(Date.now() - 9 * 60_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await said('webhooks', {})).toEqual([
    false,
    'No webhook messages have been created for 9 minutes, although there are events to send.',
  ]);
  await site.db.updateTable('announcements').set({ deliveries_due: false }).where('id', '=', id).execute();
  expect(await said('webhooks', {})).toEqual(works);
});

test('the database check fails if it is gone, read-only or not sending notifications', async () => {
  expect(await said('database', { live: { isListening: () => false } })).toEqual([
    false,
    'The connection that listens for changes is lost, so live updates don’t arrive.',
  ]);
  const gone = connect({ host: '127.0.0.1', port: 1, password: secret, user: 'us' }, 1);
  const readOnly = connect(site.database.config, 1);
  await readOnly.pool.query('set default_transaction_read_only = on');
  onTestFinished(async () => {
    await Promise.all([gone.close(), readOnly.close()]);
  });
  expect(await said('database', { db: gone.db })).toEqual([false, 'The check failed (ECONNREFUSED).']);
  // 25006: read_only_sql_transaction.
  expect(await said('database', { db: readOnly.db })).toEqual([false, 'The check failed (25006).']);
});

test('the photo check fails if nothing can be stored or the file read back differs', async () => {
  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  expect(await said('photos', { photoStorage: diskStorage(file) })).toEqual([false, 'The check failed (ENOTDIR).']);
  const forgetful = { ...diskStorage(join(dataDir, 'photos')), open: async () => null };
  expect(await said('photos', { photoStorage: forgetful })).toEqual([
    false,
    'The test file read back from storage was missing or different.',
  ]);
});

test('the disk check fails if the disk is nearly full or missing', async () => {
  await expect(checkDisk(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow('That’s too little.');
  expect(await said('disk', { dataDir: join(dataDir, 'missing') })).toEqual([false, 'The check failed (ENOENT).']);
});

test('a check that never ends times out', async () => {
  const never = { check: () => new Promise<never>(() => undefined) };
  expect(await said('sign_in', { gameSignIn: never, longestMs: 1_000 })).toEqual([
    false,
    'There was no response within 1 seconds.',
  ]);
});

test('the last error stays after recovery, and the scheduled run checks all services', async () => {
  await mkdir(join(dataDir, 'photos'), { recursive: true });
  await runServiceCheck(parts({ dataDir: join(dataDir, 'missing') }), 'disk');
  await runServiceChecks(parts({}));
  const { checks } = await ada.api.services.status({});
  expect(checks.find(({ service }) => service === 'disk')).toMatchObject({
    state: 'working',
    last_error: 'The check failed (ENOENT).',
    last_error_at: expect.any(String) as string,
  });
  expect(checks.find(({ service }) => service === 'bank')).toMatchObject({ state: 'failing' });
});
