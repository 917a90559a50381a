import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../testing/until.ts';
import { cutSlowBodies } from './slow-bodies.ts';

const warnings: string[] = [];
let app: FastifyInstance;
let atServer: Socket | undefined;
let answering: PromiseWithResolvers<object>;
beforeEach(async () => {
  // Only the body watcher uses this clock. The network runs on real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  warnings.length = 0;
  const stream = { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) };
  app = Fastify({ bodyLimit: 2000, logger: { level: 'warn', stream } });
  app.server.on('connection', (socket: Socket) => (atServer = socket));
  cutSlowBodies(app, { everyMs: 1000, minBytes: 200 });
  answering = Promise.withResolvers();
  app.addHook('onRequest', async ({ url }, reply) => (url === '/refused' ? reply.code(403).send('no') : undefined));
  app.route({ method: 'POST', url: '/refused', handler: async () => 'never' });
  app.route({ method: 'POST', url: '/', handler: async ({ body }) => body });
  app.route({ method: ['GET', 'POST'], url: '/slow', handler: () => answering.promise });
  await app.listen({ port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;

/** Sends 1000 characters of JSON in pieces, one per second, and returns the response. */
async function sendPieces(size: number): Promise<string> {
  const socket: Socket = connect(port(), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve()).on('error', () => resolve());
  });
  await once(socket, 'connect');
  const body = JSON.stringify('x'.repeat(998));
  socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n');
  socket.write(`content-length: ${body.length}\r\n\r\n`);
  await until('the body is watched', () => vi.getTimerCount() > 0);
  for (let at = 0; at < body.length && !atServer!.destroyed; at += size) {
    const arrived = atServer!.bytesRead;
    socket.write(body.slice(at, at + size));
    await until('the piece arrived', () => atServer!.bytesRead >= arrived + Math.min(size, body.length - at));
    vi.advanceTimersByTime(1000);
  }
  await closed;
  return answer;
}

test('cuts a body that trickles in or stops', async () => {
  expect(await sendPieces(10)).toBe('');
});

test('reads a slow but steady body to its end', async () => {
  expect(await sendPieces(250)).toMatch(/^HTTP\/1\.1 200 .*x{998}/s);
});

test.each(['GET', 'POST'])('a slow response to %s is not a slow body', async (method) => {
  const asking = fetch(`http://127.0.0.1:${port()}/slow`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  await until('the provider has been asked', () => atServer !== undefined && atServer.bytesRead > 0);
  await vi.advanceTimersByTimeAsync(10_000);
  answering.resolve({ slow: true });
  expect(await (await asking).json()).toEqual({ slow: true });
});

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends this and resolves once it has been answered this many times. */
async function refused(sent: string, answer: string, times = 1): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.write(sent);
  await until('all requests are refused', () => received.split(`HTTP/1.1 ${answer}`).length === times + 1);
  return socket;
}

test.each([
  ['refused', head('/refused', 100), '403', 1],
  ['refused as too large', head('/', 100_000), '413', 1],
  ['refused in a pipeline', `${head('/refused', 2)}{}`.repeat(20) + head('/refused', 100), '403', 21],
])('a request that is %s before its body arrived leaves no timer when its connection ends', async (_how, ...asked) => {
  const warned: Error[] = [];
  const note = (warning: Error) => void warned.push(warning);
  process.on('warning', note);
  const socket = await refused(...asked);
  socket.destroy();
  await until('the connection is gone', () => atServer!.closed);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warnings).toEqual([]);
  process.off('warning', note);
  expect(warned).toEqual([]);
});

test('a refused request whose body never arrives is cut and logged once', async () => {
  await refused(head('/refused', 100), '403');
  vi.advanceTimersByTime(1000);
  await until('the connection is gone', () => atServer!.closed);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warnings).toEqual(['body too slow']);
});

test('a connection that stays open after a refused body has arrived leaves no timer', async () => {
  const socket = await refused(head('/refused', 2), '403');
  socket.write('{}');
  await until('the body is no longer watched', () => vi.getTimerCount() === 0);
  expect(atServer!.destroyed).toBe(false);
  socket.destroy();
});
