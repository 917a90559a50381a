import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, test } from 'vitest';
import { stalledClient } from '../testing/stalled-client.ts';
import { streamEvents } from './stream-events.ts';

/** Larger than what the kernel keeps for a connection on both sides. */
const large = 'x'.repeat(32 * 1024 * 1024);

/** A stream of large events that beats often, somebody who opens it, and what it has come to. */
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

test('who takes nothing of a stream is cut off, though it beats, and no more is made for them', async () => {
  const { atServer, ended, sent } = await openStream(200);
  await once(atServer, 'close');
  expect(await ended).toBe('ended');
  expect(sent()).toBe(1);
});

test('a stream ends also where the connection does while there is no room for what was sent', async () => {
  const { client, atServer, ended } = await openStream();
  while (!atServer.writableNeedDrain) await setImmediate();
  client.destroy();
  expect(await ended).toBe('ended');
});

test('who takes what was sent goes on', async () => {
  const { client, ended, sent } = await openStream();
  client.resume();
  while (sent() < 3) await once(client, 'data');
  client.destroy();
  expect(await ended).toBe('ended');
});
