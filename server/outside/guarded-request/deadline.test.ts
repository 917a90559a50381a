import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { brokenAnswers, startBareReceiver, type BrokenAnswer } from '../../../testing/webhooks/broken-answers.ts';
import { BankTrouble } from '../bank/bank.ts';
import { fleeca } from '../bank/fleeca.ts';
import { savedBankOr } from '../bank/saved-bank.ts';
import { configuredRequest, type Send } from '../configured-request.ts';
import type { StartDeadline } from './deadline.ts';
import { guardWith, ReceiverBusy, type Guard } from './guarded-request.ts';
import { networkOf } from './private-address.ts';
import { AddressRefused } from './read-address.ts';

/** Deadlines that expire on command. */
function manualDeadlines() {
  const started = new Set<() => void>();
  const startDeadline: StartDeadline = (_ms, onExpired) => {
    started.add(onExpired);
    return () => void started.delete(onExpired);
  };
  return { startDeadline, started, expireAll: () => [...started].forEach((onExpired) => onExpired()) };
}

/** The ports whose response status reached the client. */
function respondingPorts() {
  const ports = new Set<string>();
  const note = (message: unknown) =>
    ports.add(new URL(`http://${(message as { request: ClientRequest }).request.getHeader('host') as string}`).port);
  subscribe('http.client.response.finish', note);
  onTestFinished(() => void unsubscribe('http.client.response.finish', note));
  return ports;
}

const sent = { headers: {}, body: '{}', longestMs: 60_000 };

/**
 * Sends something to a receiver that responds like this, and lets the deadline expire once the response has started.
 */
async function send<Result>(
  broken: BrokenAnswer,
  work: (guard: Guard, url: string, configured: Send) => Promise<Result>,
) {
  const receiver = await startBareReceiver(broken.answer);
  const answered = respondingPorts();
  const deadlines = manualDeadlines();
  const hasStarted = () =>
    broken.status === undefined ? receiver.requests() > 0 : answered.has(String(receiver.port));
  const guard = guardWith({ allowLoopback: true, startDeadline: deadlines.startDeadline });
  const [outcome] = await Promise.allSettled([
    work(guard, `http://127.0.0.1:${receiver.port}`, configuredRequest(65_536, deadlines.startDeadline)),
    broken.isEndless && until('the answer has begun', hasStarted).then(deadlines.expireAll),
  ]);
  await until('the connection is closed', () => receiver.open() === 0);
  return { outcome, unended: deadlines.started.size };
}

test.each(brokenAnswers)('a receiver that responds like this never outlasts the deadline: $name', async (broken) => {
  const sending = await send(broken, (guard, url) => guard.post(url, sent));
  const { status } = broken;
  const expected = status === undefined ? { status: 'rejected' } : { status: 'fulfilled', value: { status } };
  expect(sending).toMatchObject({ outcome: expected, unended: 0 });
});

test.each(brokenAnswers)('a saved bank that responds like this fails in time: $name', async (broken) => {
  const opening = await send(broken, async (guard, baseUrl) => {
    const keys = { baseUrl, apiKey: 'key', secret: null, mode: 'live' as const };
    const bank = await savedBankOr(null, async () => keys, guard)();
    return bank!.open({ amount: 500, description: 'Car Listing' });
  });
  const expected = { status: 'rejected', reason: expect.any(BankTrouble) as BankTrouble };
  expect(opening).toMatchObject({ outcome: expected, unended: 0 });
});

test.each(brokenAnswers)('a configured bank that responds like this fails in time: $name', async (broken) => {
  const opening = await send(broken, async (_guard, baseUrl, configured) => {
    const bank = fleeca({ baseUrl: () => baseUrl, apiKey: 'key', mode: 'live', send: configured });
    return bank.open({ amount: 500, description: 'Car Listing' });
  });
  const expected = { status: 'rejected', reason: expect.any(BankTrouble) as BankTrouble };
  expect(opening).toMatchObject({ outcome: expected, unended: 0 });
});

test('a TLS handshake that never ends has the same deadline', async () => {
  const receiver = await startBareReceiver(() => undefined);
  const deadlines = manualDeadlines();
  const { startDeadline } = deadlines;
  const guard = guardWith({ allowLoopback: true, startDeadline, resolve: async () => ['127.0.0.1'] });
  const sending = guard.post(`https://hook.example.com:${receiver.port}/`, sent);
  sending.catch(() => undefined);
  await expect.poll(receiver.requests).toBe(1);
  deadlines.expireAll();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(receiver.open).toBe(0);
});

test('a name server that never responds has the same deadline, when sending and when checking an address', async () => {
  const deadlines = manualDeadlines();
  const { startDeadline } = deadlines;
  const guard = guardWith({ startDeadline, resolve: () => new Promise(() => undefined) });
  for (const work of [guard.post('https://hook.example.com/', sent), guard.check('https://hook.example.com/')]) {
    deadlines.expireAll();
    await expect(work).rejects.toBeInstanceOf(AddressRefused);
  }
});

test('one address never has more open requests than its share, whatever names point to it', async () => {
  const waiting: Socket[] = [];
  const receiver = await startBareReceiver((socket) => void waiting.push(socket));
  const guard = guardWith({ allowLoopback: true, maxPerAddress: 2 });
  const post = (host: string) => guard.post(`http://${host}:${receiver.port}/`, sent);
  const first = post('localhost');
  const second = post('127.0.0.1');
  await expect.poll(receiver.requests).toBe(2);
  await expect(post('localhost')).rejects.toBeInstanceOf(ReceiverBusy);
  // Another address has its own share.
  const other = post('127.0.0.2');
  await expect.poll(receiver.requests).toBe(3);
  waiting[0]!.end('HTTP/1.1 204 No Content\r\n\r\n');
  expect(await Promise.race([first, second])).toMatchObject({ status: 204 });
  const next = post('127.0.0.1');
  await expect.poll(receiver.requests).toBe(4);
  for (const socket of waiting) socket.end('HTTP/1.1 204 No Content\r\n\r\n');
  for (const one of [first, second, other, next]) expect(await one).toMatchObject({ status: 204 });
});

test('addresses of one IPv6 network count as one', () => {
  expect(networkOf('2606:4700::1')).toBe(networkOf('2606:4700:0:0:ffff::1'));
  expect(networkOf('2606:4700::1')).not.toBe(networkOf('2606:4700:0:1::1'));
  expect(networkOf('::ffff:93.184.215.14')).toBe(networkOf('93.184.215.14'));
});
