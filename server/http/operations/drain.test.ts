import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { drainConnections } from './drain.ts';

async function stoppingServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const stopping = new AbortController();
  const drained = drainConnections(app, stopping.signal);
  for (const path of ['/', '/readyz']) app.get(path, async () => 'read');
  app.post('/', async () => 'written');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, method: string) => {
    const response = await fetch(url + path, { method });
    return [response.status, response.headers.get('connection'), await response.text()];
  };
  return { stopping, drained, ask };
}

test('while draining, it redirects reads to another process, completes writes and closes each connection after one request', async () => {
  const { stopping, ask } = await stoppingServer();
  expect(await ask('/', 'GET')).toEqual([200, 'keep-alive', 'read']);
  stopping.abort();
  expect(await ask('/', 'GET')).toEqual([504, 'close', expect.stringContaining('"unavailable"')]);
  expect(await ask('/', 'POST')).toEqual([200, 'close', 'written']);
  expect(await ask('/readyz', 'GET')).toEqual([200, 'close', 'read']);
});

test('it closes once requests stop, and at the latest after the maximum time', async () => {
  const { stopping, drained, ask } = await stoppingServer();
  stopping.abort();
  await drained({ quietMs: 1, maxMs: 1_000_000 });
  const gone = drained({ quietMs: 1_000_000, maxMs: 50 });
  await ask('/', 'POST');
  await gone;
});
