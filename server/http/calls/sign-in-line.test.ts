import type { Server } from 'node:http';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { ApiError, createClient } from '@forecourt/contract/kit/client.ts';
import { limits } from '@forecourt/contract/kit/limits.ts';
import { expect, test } from 'vitest';
import { goodCode, heldProvider } from '../../../testing/held-provider.ts';
import { siteForThisTest } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';

const times = (number: number) => Array.from({ length: number }, (_, time) => time);
const codeIn = (error: unknown) => (error instanceof ApiError ? error.code : 'no answer');

const perNetwork = 8;
const inAll = 32;

/** A site whose provider answers on command, and browsers on one network that log in there. */
async function siteWithPausedProvider() {
  const provider = await heldProvider();
  const site = await siteForThisTest({
    config: { rateLimits: true, gameSignIn: provider.config, trustProxy: ['127.0.0.1'] },
  });
  const begin = async (network = '203.0.113.1') => {
    const { browser } = site.visitor();
    const api = createClient<typeof contract>(addresses, (url, init) =>
      browser.fetch(url, { ...init, headers: { ...(init.headers as object), 'x-forwarded-for': network } }),
    );
    const { authorize_url } = await api.accounts.startSignIn({});
    const state = new URL(authorize_url).searchParams.get('state')!;
    const bring = (code: string, options = {}) =>
      api.accounts.exchangeToken({ code, state }, options).then(() => 'accepted', codeIn);
    return { bring };
  };
  const signIn = async (network?: string) => (await begin(network)).bring(goodCode);
  /** An attempt is counted just before it enters the queue. */
  const counted = async () => (await site.db.selectFrom('rate_limits').select('key').execute()).length;
  return { site, provider, begin, signIn, counted };
}

/** Resolves when the first of them is refused because the queue is full. */
const untilFull = (asked: Promise<string>[]) =>
  until('a full line', async () => {
    const ended = await Promise.race([...asked, Promise.resolve('none')]);
    return ended === 'too_many_requests';
  });

const allDisconnected = (server: Server) =>
  until('all clients have disconnected', () => {
    server.closeIdleConnections();
    return new Promise((resolve) => server.getConnections((_error, count) => resolve(count === 0)));
  });

test('a client that disconnects frees its place in the queue right away', async () => {
  const { site, provider, begin, signIn, counted } = await siteWithPausedProvider();
  const leaving = new AbortController();
  const all = times(300).map(async () => (await begin()).bring('made-up', { signal: leaving.signal }));
  // A client that hasn't arrived when it disconnects could still enter the queue after the honest one.
  await until('all clients have arrived', async () => (await counted()) === all.length);
  await until('eight requests reached the provider', () => provider.waiting() === perNetwork);
  expect(await Promise.race(all), 'there is no place left').toBe('too_many_requests');
  leaving.abort();
  await Promise.all(all);
  await allDisconnected(site.app.server.server);
  const tries = await counted();
  const honest = signIn();
  await until('the honest attempt has arrived', async () => (await counted()) > tries);
  provider.release();
  expect(await honest).toBe('accepted');
  // The eight that the provider already had, and none of those that left the queue.
  expect(provider.asked).toEqual([...times(perNetwork).map(() => 'made-up'), goodCode]);
});

test('two hundred made-up first attempts still leave a place in the queue', async () => {
  const { provider, begin, signIn, counted } = await siteWithPausedProvider();
  const others = times(200).map(async () => (await begin()).bring('made-up'));
  await until('all clients have arrived', async () => (await counted()) === 200);
  const honest = signIn();
  await until('the honest attempt has arrived', async () => (await counted()) > 200);
  await until('eight requests reached the provider', () => provider.waiting() === perNetwork);
  provider.release();
  expect(await honest).toBe('accepted');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['token_exchange_failed']));
  expect(provider.mostAtOnce()).toBe(perNetwork);
});

test('a new login goes before repeated attempts, even when these fill the queue', async () => {
  const { provider, begin, signIn, counted } = await siteWithPausedProvider();
  const begun = await Promise.all(times(15).map(() => begin()));
  const again = begun.flatMap(({ bring }) => times(limits.sign_in.times).map(() => bring('made-up')));
  await untilFull(again);
  const tries = await counted();
  const honest = signIn();
  await until('the honest attempt has arrived', async () => (await counted()) > tries);
  provider.release();
  expect(await honest).toBe('accepted');
  expect(new Set(await Promise.all(again))).toEqual(new Set(['token_exchange_failed', 'too_many_requests']));
});

test('after many rejected codes, a network is served more slowly and with first attempts only', async () => {
  const { provider, begin, signIn, counted } = await siteWithPausedProvider();
  provider.release();
  const begun = await Promise.all(times(limits.sign_in_failures.times / 10).map(() => begin()));
  for (const { bring } of begun)
    expect(new Set(await Promise.all(times(10).map(() => bring('made-up'))))).toEqual(
      new Set(['token_exchange_failed']),
    );
  const asked = provider.asked.length;
  expect(asked).toBe(limits.sign_in_failures.times);
  for (const { bring } of begun) expect(await bring(goodCode)).toBe('start_sign_in_again');
  expect(provider.asked).toHaveLength(asked);
  const elsewhere = await begin('203.0.113.2');
  expect(await elsewhere.bring('made-up'), 'another network is not touched by it').toBe('token_exchange_failed');
  expect(await elsewhere.bring(goodCode)).toBe('accepted');

  provider.hold();
  const tries = await counted();
  const others = times(20).map(async () => (await begin()).bring('made-up'));
  await until('all clients have arrived', async () => (await counted()) === tries + 20);
  await until('two requests reached the provider', () => provider.waiting() === 2);
  const honest = signIn();
  await until('the honest attempt has arrived', async () => (await counted()) > tries + 20);
  provider.release();
  expect(await honest, 'nobody is locked out').toBe('accepted');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['token_exchange_failed']));
  expect(provider.mostAtOnce()).toBe(2);
});

test('concurrent codes from many networks are limited, and another network still gets its turn', async () => {
  const { provider, begin, signIn, counted } = await siteWithPausedProvider();
  const others = times(20 * perNetwork).map(async (time) => (await begin(`198.51.100.${time % 20}`)).bring('made-up'));
  await until('all clients have arrived', async () => (await counted()) === others.length);
  await until('this many requests reached the provider', () => provider.waiting() === inAll);
  const honest = signIn();
  await until('the honest attempt has arrived', async () => (await counted()) > others.length);
  provider.release();
  expect(await honest).toBe('accepted');
  await Promise.all(others);
  expect(provider.mostAtOnce()).toBe(inAll);
});
