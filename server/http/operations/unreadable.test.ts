import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { newServer, type ClientTimeouts } from './new-server.ts';

let app: FastifyInstance;

async function start(timeouts: Partial<ClientTimeouts> = {}): Promise<void> {
  app = newServer({ logLevel: 'silent', trustProxy: false }, { timeouts: { checkMs: 20, ...timeouts } });
  // Node waits this much longer than it tells the client.
  app.server.keepAliveTimeoutBuffer = 0;
  const answering = Promise.withResolvers<string>();
  app.get('/', async () => 'answered');
  app.get('/slow', () => answering.promise);
  app.get('/begun', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': '1000' });
    reply.raw.write('begun');
  });
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    answering.resolve('at last');
    await app.close();
  });
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** A client with its own connection, everything it receives, and its end. */
function client() {
  const socket: Socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const seen = { received: '', isClosed: false };
  socket.setEncoding('utf8').on('data', (text: string) => (seen.received += text));
  socket.on('error', () => undefined).on('close', () => (seen.isClosed = true));
  const closed = async () => {
    await until('the connection is closed', () => seen.isClosed);
    return seen.received;
  };
  const receives = (text: string) => until(`"${text}" has arrived`, () => seen.received.includes(text));
  return { socket, closed, receives };
}

test('a connection without a request is closed without a byte', async () => {
  await start({ headMs: 60 });
  const { closed } = client();
  expect(await closed()).toBe('');
});

test('an idle connection is closed without another byte after its last response', async () => {
  await start({ idleMs: 60 });
  const { socket, receives, closed } = client();
  socket.write(ask('/'));
  await receives('answered');
  expect(await closed()).toMatch(/^HTTP\/1\.1 200 [^]*answered$/);
});

test('half a header gets 408 and the connection is closed, also after an answered request', async () => {
  await start({ headMs: 200 });
  const fresh = client();
  fresh.socket.write('GET / HTTP/1.1\r\nho');
  expect(await fresh.closed()).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"code":"request_too_slow"/);

  const used = client();
  used.socket.write(ask('/'));
  await used.receives('answered');
  used.socket.write('GET / HTTP/1.1\r\nho');
  expect(await used.closed()).toMatch(/^HTTP\/1\.1 200 [^]*answeredHTTP\/1\.1 408 [^]*"code":"request_too_slow"/);
});

test('bytes that are not a request, and corrupt bodies, get 400', async () => {
  await start();
  const chunks =
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzzz\r\n';
  for (const bytes of ['\0\x01nonsense\r\n\r\n', chunks]) {
    const { socket, closed } = client();
    socket.write(bytes);
    expect(await closed(), bytes).toMatch(/^HTTP\/1\.1 400 [^]*"code":"unreadable_body"/);
  }
});

test('headers that are too large get 431', async () => {
  await start();
  const { socket, closed } = client();
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(await closed()).toMatch(/^HTTP\/1\.1 431 [^]*"code":"headers_too_large"/);
});

test.each([
  ['half a header', 'GET / HTTP/1.1\r\nho'],
  ['nonsense', '\0\x01nonsense\r\n\r\n'],
])('%s after a request in progress is never mistaken for its response', async (_what, bytes) => {
  await start({ headMs: 200 });
  const waiting = client();
  waiting.socket.write(ask('/slow') + bytes);
  expect(await waiting.closed()).toBe('');

  const begun = client();
  begun.socket.write(ask('/begun'));
  await begun.receives('begun');
  begun.socket.write(bytes);
  expect(await begun.closed()).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nbegun$/);
});

test('a request that arrives as idle connections close is answered, or finds its connection closed without a byte', async () => {
  await start({ headMs: 300 });
  const firstIsClosed = once(app.server, 'clientError');
  // Each starts a little later than the one before, so requests arrive on both sides of the timeout.
  const clients: ReturnType<typeof client>[] = [];
  while (clients.length < 150) {
    clients.push(client());
    await once(clients.at(-1)!.socket, 'connect');
  }
  await firstIsClosed;
  for (const { socket } of clients) socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const received = await Promise.all(clients.map(({ closed }) => closed()));
  const answers = received.filter((text) => text !== '');
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*answered$/);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.length).toBeLessThan(clients.length);
});

test('a request refused before its body arrived gets no second response when the body breaks off', async () => {
  await start();
  for (const rest of [null, 'zzz\r\n']) {
    const { socket, receives, closed } = client();
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n');
    await receives('415');
    if (rest === null) socket.end();
    else socket.write(rest);
    expect(await closed()).toMatch(/^HTTP\/1\.1 415 (?![^]*HTTP\/1\.1)/);
  }
});
