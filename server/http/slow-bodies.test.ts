import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  cutSlowBodies(app, { everyMs: 1000, minBytes: 200 });
  app.route({ method: 'POST', url: '/', handler: async ({ body }) => body });
  app.route({ method: ['GET', 'POST'], url: '/slow', handler: () => wait(1500, { slow: true }) });
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;

/** Sends a JSON text of 1000 characters in pieces, and returns what came back before the end. */
async function sendPieces(size: number, everyMs: number): Promise<string> {
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
  for (let at = 0; at < body.length && !socket.destroyed; at += size) {
    socket.write(body.slice(at, at + size));
    await wait(everyMs);
  }
  await closed;
  return answer;
}

test('a body that trickles in, or stops, is cut', async () => {
  expect(await sendPieces(10, 100)).toBe('');
});

test('a body that takes long but keeps coming is read to its end', async () => {
  expect(await sendPieces(250, 300)).toMatch(/^HTTP\/1\.1 200 .*x{998}/s);
});

test.each(['GET', 'POST'])('an answer to %s that takes long is no slow body', async (method) => {
  const response = await fetch(`http://127.0.0.1:${port()}/slow`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect(await response.json()).toEqual({ slow: true });
});
