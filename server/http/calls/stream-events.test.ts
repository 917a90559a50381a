import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, test } from 'vitest';
import { stalledClient } from '../../../testing/stalled-client.ts';
import { streamEvents } from './stream-events.ts';

/** Larger than the kernel's socket buffers on both sides. */
const large = 'x'.repeat(32 * 1024 * 1024);

/** A stream of large events with frequent heartbeats, a client that opens it, and its state. */
async function openStream(patienceMs?: number) {
  const app = Fastify();
  await app.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, { heartbeatInterval: 10 });
  const ended = Promise.withResolvers<string>();
  let sent = 0;
  app.get('/', { sse: 'manual' }, async (_request, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    async function* events() {
      while (!gone.signal.aborted) yield ((await setImmediate(++sent), large));
    }
    await streamEvents(reply, events(), { shape: (event) => event, ...(patienceMs && { patienceMs }) });
    ended.resolve('ended');
  });
  const { client, atServer } = await stalledClient(app);
  client.write('GET / HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n');
  return { client, atServer, ended: ended.promise, sent: () => sent };
}

test('a client that reads nothing from a stream is cut off despite its heartbeats, and no more events are produced', async () => {
  const { atServer, ended, sent } = await openStream(200);
  await once(atServer, 'close');
  expect(await ended).toBe('ended');
  expect(sent()).toBe(1);
});

test('a stream also ends if the connection closes while its buffer is full', async () => {
  const { client, atServer, ended } = await openStream();
  while (!atServer.writableNeedDrain) await setImmediate();
  client.destroy();
  expect(await ended).toBe('ended');
});

test('a client that catches up stays connected', async () => {
  const { client, ended, sent } = await openStream();
  client.resume();
  while (sent() < 3) await once(client, 'data');
  client.destroy();
  expect(await ended).toBe('ended');
});
