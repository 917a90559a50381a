import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { cutSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let atServer: Socket | undefined;
let answering: PromiseWithResolvers<object>;
beforeEach(async () => {
  // Only the watch over bodies goes by this clock; the network keeps its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = Fastify();
  app.server.on('connection', (socket: Socket) => (atServer = socket));
  cutSlowBodies(app, { everyMs: 1000, minBytes: 200 });
  answering = Promise.withResolvers();
  app.route({ method: 'POST', url: '/', handler: async ({ body }) => body });
  app.route({ method: ['GET', 'POST'], url: '/slow', handler: () => answering.promise });
  await app.listen({ port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;

/** Sends a JSON text of 1000 characters in pieces, one each second, and returns what came back before the end. */
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

test('a body that trickles in, or stops, is cut', async () => {
  expect(await sendPieces(10)).toBe('');
});

test('a body that takes long but keeps coming is read to its end', async () => {
  expect(await sendPieces(250)).toMatch(/^HTTP\/1\.1 200 .*x{998}/s);
});

test.each(['GET', 'POST'])('an answer to %s that takes long is no slow body', async (method) => {
  const asking = fetch(`http://127.0.0.1:${port()}/slow`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  await until('it has been asked', () => atServer !== undefined && atServer.bytesRead > 0);
  await vi.advanceTimersByTimeAsync(10_000);
  answering.resolve({ slow: true });
  expect(await (await asking).json()).toEqual({ slow: true });
});
