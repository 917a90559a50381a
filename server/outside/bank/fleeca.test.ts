import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { BankTrouble, type BankMode } from './bank.ts';
import { openedBy } from './fleeca-answers.ts';
import { fleeca } from './fleeca.ts';

const id = '0b5c1f7e-4a2d-4c3e-9f10-6d2f8a7b9c01';
const apiKey = 'a-very-secret-key';

/** A bank that responds as told, over real HTTP. */
async function bankAnswering(
  listener: RequestListener,
  { mode = 'live', timeoutMs = 5000 }: { mode?: BankMode; timeoutMs?: number } = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return fleeca({ baseUrl: () => base, apiKey, mode, timeoutMs });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const html: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Fleeca</h1>');

const opened = { success: true, payment_id: id, payment_link: `https://bank.example/pay/${id}`, message: 'Created.' };
const looked = {
  payment_id: id,
  status: 'payment_successful',
  amount: 500,
  mode: 1,
  merchant_id: 4,
  description: 'Car Listing',
  payer_routing: '004417309',
  paid_at: '2026-03-01T12:30:00.000000Z',
  created_at: '2026-03-01T12:00:00.000000Z',
  updated_at: '2026-03-01T12:30:00.000000Z',
};
const statusResponse = (changes: object) => json({ success: true, data: { ...looked, ...changes } });
const without = <Given extends object>(given: Given, field: keyof Given) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));

test('opening a payment sends what the bank requires, with the key as a bearer token', async () => {
  const asked: { address?: string; headers?: IncomingHttpHeaders; body: string } = { body: '' };
  const bank = await bankAnswering(async (request, response) => {
    asked.address = `${request.method} ${request.url}`;
    asked.headers = request.headers;
    for await (const chunk of request) asked.body += String(chunk);
    json(opened, 201)(request, response);
  });
  expect(await bank.open({ amount: 500, description: 'Car Listing' })).toEqual({
    bankPaymentId: id,
    link: opened.payment_link,
  });
  expect(asked.address).toBe('POST /api/payment');
  expect(asked.headers).toMatchObject({ authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' });
  expect(JSON.parse(asked.body)).toEqual({ amount: 500, mode: 1, description: 'Car Listing' });
});

test.each([
  ['a long one', 'x'.repeat(300), `${'x'.repeat(254)}…`],
  ['one with the maximum length', 'x'.repeat(255), 'x'.repeat(255)],
  ['one with an emoji where it is cut', `${'x'.repeat(253)}🚗🚗🚗`, `${'x'.repeat(253)}…`],
  ['one with a space where it is cut', `${'x'.repeat(253)} and more`, `${'x'.repeat(253)}…`],
  ['one with an unpaired surrogate', 'a\uD83D', 'a\uFFFD'],
])('a description, %s, is sent whole or cut cleanly', async (_what, given, sent) => {
  let body = '';
  const bank = await bankAnswering(
    async (request, response) => {
      for await (const chunk of request) body += String(chunk);
      json(opened, 201)(request, response);
    },
    { mode: 'sandbox' },
  );
  await bank.open({ amount: 1, description: given });
  expect(JSON.parse(body)).toEqual({ amount: 1, mode: 0, description: sent });
});

test('reads the state of a payment', async () => {
  let asked = '';
  const bank = await bankAnswering((request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.authorization}`;
    statusResponse({})(request, response);
  });
  expect(await bank.look(id)).toEqual({
    bankPaymentId: id,
    status: 'payment_successful',
    amount: 500,
    mode: 'live',
    payerRouting: '004417309',
    paidAt: new Date('2026-03-01T12:30:00Z'),
  });
  expect(asked).toBe(`GET /api/payments/${id} Bearer ${apiKey}`);
});

test.each<[string, object, object]>([
  ['an open payment', { status: 'pending', payer_routing: null, paid_at: null }, { payerRouting: null, paidAt: null }],
  ['sandbox money by its number', { mode: 0 }, { mode: 'sandbox' }],
  ['sandbox money by its name', { mode: 'sandbox' }, { mode: 'sandbox' }],
  ['real money by its name', { mode: 'live' }, { mode: 'live' }],
  ['a different amount than requested', { amount: 501 }, { amount: 501 }],
  ['an id in capitals', { payment_id: id.toUpperCase() }, { bankPaymentId: id }],
  ['a time in another zone', { paid_at: '2026-03-01T14:30:00+02:00' }, { paidAt: new Date('2026-03-01T12:30:00Z') }],
  ['a routing number without its leading zeros', { payer_routing: 4_417_309 }, { payerRouting: null }],
  ['a routing number of nine digits that is a number', { payer_routing: 123_456_789 }, { payerRouting: null }],
  ['an invalid routing number', { payer_routing: '44-17' }, { payerRouting: null }],
])('%s is read correctly', async (_what, answered, read) => {
  const bank = await bankAnswering(statusResponse(answered));
  expect(await bank.look(id)).toMatchObject(read);
});

const hostile: [string, RequestListener][] = [
  ['HTML with 200', html],
  ['HTML with 201', (_request, response) => void response.writeHead(201, { 'content-type': 'text/html' }).end('Hi')],
  ['an error', json({ success: false, message: 'Server Error' }, 500)],
  ['a refusal', json({ success: false, message: 'Unauthenticated.' }, 401)],
  ['nothing found', json({ success: false, message: 'Payment not found.' }, 404)],
  ['an empty response', (_request, response) => void response.writeHead(204).end()],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: 'https://evil.example/' }).end()],
  ['null', json(null, 201)],
  ['a list', json([opened], 201)],
  ['a closed connection', (request) => void request.socket.destroy()],
];

test.each<[string, RequestListener]>([
  ...hostile,
  ['200', json(opened, 200)],
  ['no success', json({ ...opened, success: false }, 201)],
  ...(['success', 'payment_id', 'payment_link'] as const).map((field): [string, RequestListener] => [
    `no ${field} in it`,
    json(without(opened, field), 201),
  ]),
  ['an id that is a number', json({ ...opened, payment_id: 7 }, 201)],
  ['an id that is a path', json({ ...opened, payment_id: '../payment' }, 201)],
  ['a link without a host', json({ ...opened, payment_link: `/pay/${id}` }, 201)],
  ['a link that is script', json({ ...opened, payment_link: 'javascript:alert(1)' }, 201)],
  ['a link with a password', json({ ...opened, payment_link: 'https://us:them@bank.example/' }, 201)],
  ['an overlong link', json({ ...opened, payment_link: `https://bank.example/${'x'.repeat(5000)}` }, 201)],
  ['two megabytes', json({ ...opened, message: 'x'.repeat(2_000_000) }, 201)],
])('a payment opened with %s is rejected', async (_what, listener) => {
  const bank = await bankAnswering(listener);
  await expect(bank.open({ amount: 500, description: 'Car Listing' })).rejects.toThrow(BankTrouble);
});

test.each<[string, RequestListener]>([
  ...hostile,
  ['201', json({ success: true, data: looked }, 201)],
  ['no success', json({ success: false, data: looked })],
  ['data without success', json(looked)],
  ...(['payment_id', 'status', 'amount', 'mode', 'payer_routing', 'paid_at'] as const).map(
    (field): [string, RequestListener] => [`no ${field} in it`, json({ success: true, data: without(looked, field) })],
  ),
  ['another payment', statusResponse({ payment_id: '0b5c1f7e-4a2d-4c3e-9f10-6d2f8a7b9c02' })],
  ['another status', statusResponse({ status: 'refunded' })],
  ['a status that is true', statusResponse({ status: true })],
  ['an amount in text', statusResponse({ amount: '500' })],
  ['an amount with cents', statusResponse({ amount: 500.5 })],
  ['an amount that is too large', statusResponse({ amount: 2 ** 60 })],
  ['another mode', statusResponse({ mode: 2 })],
  ['a mode that is true', statusResponse({ mode: true })],
  ['a routing number that is a list', statusResponse({ payer_routing: ['004417309'] })],
  ['an invalid date', statusResponse({ paid_at: 'yesterday' })],
  ['a time without a zone', statusResponse({ paid_at: '2026-03-01 12:30:00' })],
  ['a time that is a number', statusResponse({ paid_at: 1_772_000_000 })],
  ['two megabytes', statusResponse({ description: 'x'.repeat(2_000_000) })],
  [
    'two megabytes in two kilobytes',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify({ success: true, data: { ...looked, description: 'x'.repeat(2_000_000) } }))),
  ],
  [
    'half a response',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":'),
  ],
])('a state read as %s is rejected', async (_what, listener) => {
  const bank = await bankAnswering(listener);
  await expect(bank.look(id)).rejects.toThrow(BankTrouble);
});

test.each<[string, RequestListener]>([
  ['never responds', () => undefined],
  [
    'never finishes',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":'),
  ],
])('a bank that %s times out', async (_what, listener) => {
  const bank = await bankAnswering(listener, { timeoutMs: 200 });
  await expect(bank.look(id)).rejects.toThrow(BankTrouble);
  await expect(bank.open({ amount: 1, description: '' })).rejects.toThrow(BankTrouble);
});

test('redirects are not followed, and the key goes nowhere else', async () => {
  let followed = false;
  const bank = await bankAnswering((request, response) => {
    if (request.url === '/elsewhere') {
      followed = true;
      statusResponse({})(request, response);
    } else response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await expect(bank.look(id)).rejects.toThrow(BankTrouble);
  expect(followed).toBe(false);
});

test('only a bank reached by http may redirect users to http', async () => {
  const unsafe = { ...opened, payment_link: `http://127.0.0.1:3000/demo/bank/pay/${id}` };
  const bank = await bankAnswering(json(unsafe, 201));
  expect(await bank.open({ amount: 1, description: '' })).toEqual({ bankPaymentId: id, link: unsafe.payment_link });
  expect(openedBy('https://bank.example').safeParse(opened).success).toBe(true);
  expect(openedBy('https://bank.example').safeParse(unsafe).success).toBe(false);
});

test('a bank that repeats the key doesn’t leak it into the log', async () => {
  const echo: RequestListener = (request, response) =>
    void response
      .writeHead(200, { 'content-type': request.url?.includes(id) ? 'application/json' : apiKey })
      .end(request.headers.authorization);
  const bank = await bankAnswering(echo);
  for (const asking of [bank.look(id), bank.open({ amount: 1, description: '' })]) {
    const error = await asking.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BankTrouble);
    for (let at: unknown = error; at instanceof Error; at = at.cause) expect(at.stack).not.toContain(apiKey);
  }
});
