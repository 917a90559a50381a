import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { waitMs } from '../../../tools/test-timeouts.ts';
import { inwardAddresses, inwardAnswers } from '../../../testing/webhooks/inward-addresses.ts';
import { answers, startReceiver } from '../../../testing/webhooks/receiver.ts';
import type { Answered } from './exchange.ts';
import { guardWith, type GuardOptions } from './guarded-request.ts';
import { AddressRefused } from './read-address.ts';

const publicAddress = '93.184.215.14';
const sent = { headers: { 'content-type': 'application/json' }, body: '{}', longestMs: waitMs };

/** A resolver that returns these results one after another, and counts. */
function resolver(...turns: string[][]) {
  const asked: string[] = [];
  const resolve: GuardOptions['resolve'] = async (name) => {
    asked.push(name);
    return turns[Math.min(asked.length, turns.length) - 1] ?? [];
  };
  return { resolve, asked };
}

async function* endless() {
  for (;;) yield await Promise.resolve(Buffer.alloc(65_536, 'x'));
}

/** Counts connections and never responds. */
async function door() {
  const knocks: number[] = [];
  const server = createServer((socket) => {
    knocks.push(socket.remotePort ?? 0);
    socket.on('error', () => undefined).destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, knocks };
}

test('there are more than 120 private addresses to try', () => {
  expect(new Set(inwardAddresses).size).toBe(inwardAddresses.length);
  expect(inwardAddresses.length + inwardAnswers.length).toBeGreaterThan(240);
});

test.each(inwardAddresses)('refuses %j before any lookup', async (address) => {
  const { resolve, asked } = resolver([publicAddress]);
  const guard = guardWith({ resolve });
  await expect(guard.post(address, sent)).rejects.toBeInstanceOf(AddressRefused);
  await expect(guard.check(address)).rejects.toBeInstanceOf(AddressRefused);
  expect(asked).toEqual([]);
});

test.each(inwardAnswers)('refuses a name that resolves to %j, alone and among others', async (answer) => {
  for (const addresses of [[answer], [publicAddress, answer], [answer, publicAddress]])
    await expect(guardWith(resolver(addresses)).post('https://hook.example.com/', sent)).rejects.toBeInstanceOf(
      AddressRefused,
    );
});

test('refuses an unknown name, and a name server that fails', async () => {
  const failing: GuardOptions['resolve'] = async () => Promise.reject(new Error('SERVFAIL'));
  for (const resolve of [resolver([]).resolve, failing])
    await expect(guardWith({ resolve }).check('https://hook.example.com/')).rejects.toThrow(
      'There is nothing at this address',
    );
});

test('connects to exactly the address that was checked, with one lookup', async () => {
  const { port, knocks } = await door();
  const { resolve, asked } = resolver(['127.0.0.1']);
  // Loopback is allowed for development. This test shows where the connection goes.
  await guardWith({ resolve, allowLoopback: true })
    .post(`https://hook.example.com:${port}/`, sent)
    .catch(() => undefined);
  expect(asked).toEqual(['hook.example.com']);
  expect(knocks).toHaveLength(1);
});

test('a name that changes between two lookups gains nothing, because there is no second', async () => {
  const { port, knocks } = await door();
  const { resolve, asked } = resolver([publicAddress], ['127.0.0.1']);
  await expect(
    guardWith({ resolve }).post(`https://hook.example.com:${port}/`, { ...sent, longestMs: 300 }),
  ).rejects.toBeDefined();
  expect(asked).toEqual(['hook.example.com']);
  expect(knocks).toEqual([]);
});

test('our own machine is unreachable even so, unless development allows it', async () => {
  const receiver = await startReceiver();
  await expect(guardWith().post(`${receiver.url}/hook`, sent)).rejects.toBeInstanceOf(AddressRefused);
  expect(receiver.received).toEqual([]);
  expect(await guardWith({ allowLoopback: true }).post(`${receiver.url}/hook`, sent)).toMatchObject({ status: 204 });
});

test('the demo’s host leads to the demo and nowhere else', async () => {
  const receiver = await startReceiver();
  const guard = guardWith({ substitute: { host: 'chat.example', base: () => `${receiver.url}/demo` } });
  await guard.post('https://chat.example/hooks/sold', sent);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/demo/hooks/sold']);
  for (const other of ['http://chat.example/', 'https://chat.example:8443/', 'https://chat.example@127.0.0.1/'])
    await expect(guardWith({ ...resolver([]), substitute: null }).check(other)).rejects.toBeInstanceOf(AddressRefused);
});

/** The headers of a response take some time, more on a busy machine. The body never ends here. */
async function withEnough(post: (maxMs: number) => Promise<Answered>, maxMs = 200): Promise<Answered> {
  try {
    return await post(maxMs);
  } catch (error) {
    if (maxMs > waitMs) throw error;
    return withEnough(post, maxMs * 4);
  }
}

test('a redirect is returned and not followed, a long response is cut off, and a slow one times out', async () => {
  const receiver = await startReceiver(answers(302, '', { location: '/elsewhere' }));
  const guard = guardWith({ allowLoopback: true });
  expect(await guard.post(receiver.url, sent)).toMatchObject({ status: 302 });
  expect(receiver.received).toHaveLength(1);

  receiver.does((_received, response) => {
    response.writeHead(200);
    // Never ends.
    Readable.from(endless())
      .on('error', () => undefined)
      .pipe(response);
  });
  expect((await guard.post(receiver.url, sent)).body).toHaveLength(16_384);

  receiver.does((_received, response) => void response.writeHead(200).write('{'));
  const dripped = await withEnough((maxMs) => guard.post(receiver.url, { ...sent, longestMs: maxMs }));
  expect(dripped).toMatchObject({ status: 200, body: '{' });

  receiver.does(() => undefined);
  await expect(guard.post(receiver.url, { ...sent, longestMs: 200 })).rejects.toMatchObject({ name: 'AbortError' });
});
