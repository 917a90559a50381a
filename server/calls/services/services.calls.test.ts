import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bankCallbackPath } from '../../http/calls/bank-callback.ts';
import { buildInfo } from '../../lib/build-info.ts';
import { bankSignature } from '../../../testing/bank.ts';
import { draft } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';

const appKey = randomBytes(32);
let site: Site;
let [mara, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite({ appKey, config: { webhookLoopback: true } });
  [mara, ada] = await Promise.all([site.as('member'), site.as('admin')]);
});
afterAll(() => site.close());

const apiKey = 'the-key-of-our-shop-4711';
const secret = 'what-callbacks-are-signed-with-0815';

/** A bank other than the demo's, which records callers and their keys. */
async function otherBank() {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${apiKey}`) return send(401, { success: false });
    const payment_id = randomUUID();
    if (request.method !== 'POST') return send(404, { success: false, message: 'Payment not found.' });
    return send(201, { success: true, payment_id, payment_link: `${url}/pay/${payment_id}`, message: '' });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked };
}

const keysOf = (endpoint: string) => ({ endpoint, api_key: apiKey, secret, mode: 'live' as const });
const forget = () => ada!.api.services.removeBankKeys({});

async function buyListing({ api }: SignedIn) {
  return api.payments.purchaseListing({ car_id: await draft(mara!), user_id: mara!.id });
}

test('saved keys apply in every process right away until they are removed', async () => {
  const second = await siteForThisTest({ on: site.database, appKey, config: { webhookLoopback: true } });
  const [there, admin] = await Promise.all([second.as('member'), second.as('admin')]);
  expect((await buyListing(there)).payment_link).toContain('/demo/bank/pay/');
  const { url, asked } = await otherBank();
  const { bank } = await ada!.api.services.saveBankKeys(keysOf(`${url}/`));
  expect(bank).toMatchObject({ source: 'saved', host: new URL(url).host, key_shown: '…4711', open_payments: 1 });
  /** The other process uses this bank. */
  const expectBankCalled = async () => {
    const before = asked.length;
    expect((await admin.api.services.test({ service: 'bank' })).check.state).toBe('working');
    return asked.length > before;
  };
  await until('the other process has heard of the keys', expectBankCalled);
  for (const person of [there, mara!]) expect((await buyListing(person)).payment_link).toContain(`${url}/pay/`);
  expect(asked.every((one) => one.endsWith(`Bearer ${apiKey}`))).toBe(true);
  expect((await forget()).bank).toMatchObject({ source: 'demo', saved: null });
  await until('the other process has heard that they are gone', async () => !(await expectBankCalled()));
  expect((await buyListing(there)).payment_link).toContain('/demo/bank/pay/');
  await expect(forget()).rejects.toMatchObject({ code: 'no_bank_keys' });
});

test('staff see the running version and commit', async () => {
  expect((await ada!.api.services.status({})).build).toEqual(buildInfo());
});

test('callbacks are verified with the secret if one is saved', async () => {
  await ada!.api.services.saveBankKeys(keysOf((await otherBank()).url));
  const body = JSON.stringify({ payment_id: randomUUID(), mode: 'live', amount: 1, status: 'pending' });
  const called = async (key: string) =>
    (
      await fetch(site.url + bankCallbackPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-fleeca-signature': bankSignature(body, key) },
        body,
      })
    ).status;
  expect(await called(apiKey)).toBe(401);
  expect(await called(secret)).not.toBe(401);
  await forget();
});

test('no key is in a response, the staff log, its file, an announcement or readable in the database', async () => {
  const { url } = await otherBank();
  const saved = await ada!.api.services.saveBankKeys({ ...keysOf(`${url}/secret-path`) });
  const told = [
    saved,
    await ada!.api.services.status({}),
    await ada!.api.staff.actions({}),
    await ada!.api.staff.exportActions({}),
    await site.db.selectFrom('announcements').selectAll().execute(),
    await site.db.selectFrom('staff_actions').selectAll().execute(),
    (await site.db.selectFrom('bank_keys').selectAll().execute()).map((row) => ({ ...row, text: String(row.sealed) })),
  ];
  for (const [n, one] of told.entries())
    for (const hidden of [apiKey, secret, 'secret-path'])
      expect(JSON.stringify(one), `place ${n}`).not.toContain(hidden);
  const [last] = (await ada!.api.staff.actions({ target_type: 'bank_keys' })).actions;
  expect(last).toMatchObject({
    action_type: 'save_bank_keys',
    reason: null,
    before: { host: null, mode: null, has_secret: false },
    after: { host: new URL(url).host, mode: 'live', has_secret: true },
  });
  await forget();
});

test.each([
  ['http://bank.example.org', 'Please enter an address that starts with https://'],
  ['https://192.168.1.1/api', 'Please enter an address with a name instead of a number'],
  ['https://bank.internal', 'This address is in a private network, so nothing can be sent to it'],
  ['https://us:them@bank.example.org', 'Please leave the user name and password out of the address'],
  ['https://bank.example.org/?a', 'Please enter the address without a ? or # part'],
  ['the bank', 'Please enter a web address, such as https://example.com/hook'],
])('%s is not accepted as a bank address', async (endpoint, sentence) => {
  await expect(ada!.api.services.saveBankKeys(keysOf(endpoint))).rejects.toMatchObject({
    code: 'bad_input',
    fields: { endpoint: [sentence] },
  });
  expect((await ada!.api.services.status({})).bank).toMatchObject({ source: 'demo', saved: null });
});

test('our own machine is not accepted as a bank, unless development allows it', async () => {
  const strict = await siteForThisTest();
  const admin = await strict.as('admin');
  for (const endpoint of [strict.url, 'http://localhost:5432', 'https://127.0.0.1'])
    await expect(admin.api.services.saveBankKeys(keysOf(endpoint))).rejects.toMatchObject({ code: 'bad_input' });
});

test('keys that cannot be sent are refused at their field and not repeated', async () => {
  const given = { ...keysOf('https://bank.example.org'), api_key: 'two words here', secret: 'short' };
  const refusal: unknown = await ada!.api.services.saveBankKeys(given).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    fields: { api_key: ['Please enter plain characters without spaces'], secret: ['Please enter the whole key'] },
  });
  expect(JSON.stringify(refusal)).not.toContain('two words');
});

test('keys set in the environment cannot be changed by anyone', async () => {
  const { url } = await otherBank();
  const bank = { baseUrl: url, apiKey, mode: 'sandbox' } as const;
  const set = await siteForThisTest({ config: { bank, webhookLoopback: true } });
  const admin = await set.as('admin');
  await expect(admin.api.services.saveBankKeys(keysOf(url))).rejects.toMatchObject({ code: 'bank_set_at_server' });
  expect((await admin.api.services.status({})).bank).toMatchObject({
    source: 'environment',
    host: new URL(url).host,
    mode: 'sandbox',
    key_shown: '…4711',
    saved: null,
  });
});

test('after a change of APP_KEY no one can pay until the keys are entered again, and the reason is shown', async () => {
  await ada!.api.services.saveBankKeys(keysOf((await otherBank()).url));
  const other = await siteForThisTest({ on: site.database, config: { webhookLoopback: true } });
  const [admin, member] = await Promise.all([other.as('admin'), other.as('member')]);
  expect((await admin.api.services.status({})).bank).toMatchObject({ source: 'saved', saved: { is_readable: false } });
  await expect(buyListing(member)).rejects.toMatchObject({ code: 'payments_off' });
  expect((await admin.api.services.test({ service: 'bank' })).check).toMatchObject({ state: 'failing' });
  await forget();
});

test('only those who can change the keys see anything about them', async () => {
  for (const who of ['member', 'support', 'moderator', 'analyst'] as const) {
    const { api } = await site.as(who);
    await expect(api.services.status({})).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(api.services.test({ service: 'disk' })).rejects.toMatchObject({ code: 'not_allowed' });
  }
});
