/** SLOW_CLIENTS sets a smaller number of each kind during development. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest';
import type { Database } from '../server/database/database.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { megabytesOf } from '../testing/memory.ts';
import { hasNginx } from '../testing/nginx.ts';
import { isolatedEnv } from '../testing/isolated-env.ts';
import { makeListeners } from '../testing/rolling/listeners.ts';
import { ownProcess, timed } from '../testing/rolling/own-process.ts';
import { processesBehindNginx } from '../testing/rolling/several-processes.ts';
import { comeSlowly, stillConnected, type Door, type SlowClient, type Slowness } from '../testing/slow/clients.ts';

const each = Number(process.env.SLOW_CLIENTS ?? 500);
const timeout = 1_200_000;
const streamsEach = 25;
/** More than the kernel's socket buffers can hold for a client that reads nothing. */
const floodSignals = 1_200;

/** A car with a large response. */
const longCar = '/api/cars.php?id=1001';
const request = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: cars.example\r\n${headers}\r\n`;
const head: Slowness = { begin: 'GET / HTTP/1.1\r\nhost: cars.example\r\nx-slow: ', drip: 'a', reads: 'everything' };
const body: Slowness = {
  begin:
    'POST /api/auth/start-sign-in HTTP/1.1\r\nhost: cars.example\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  drip: ' ',
  reads: 'everything',
};
const silent: Slowness = { begin: '', reads: 'everything' };
const stalledClient: Slowness = { begin: request(longCar).repeat(5), reads: 'nothing' };
const insatiable: Slowness = { begin: '', drip: request(longCar).repeat(4), reads: 'nothing' };
const ahead: Slowness = { begin: request(longCar).repeat(1_000), reads: 'nothing' };
const patient: Slowness = {
  begin: request(longCar).repeat(4) + request(longCar, 'connection: close\r\n'),
  reads: 'slowly',
};

/** Each with the seconds within which all of them must be gone. */
type Kinds = Record<string, [Slowness, number]>;
/** The timeouts in docs/operations/troubleshooting.md, plus twenty seconds for connecting and for a busy machine. */
const directly: Kinds = {
  'whose head comes by the byte': [head, 45],
  'whose body comes by the byte': [body, 80],
  'who say nothing': [silent, 45],
  'who read nothing of what they asked for': [stalledClient, 95],
  'who read nothing and go on asking': [insatiable, 300],
  'who ask for a thousand things ahead': [ahead, 25],
  'who read slowly, to the end': [patient, 90],
};
const throughNginx: Kinds = {
  'whose head comes by the byte': [head, 80],
  'whose body comes by the byte': [body, 80],
  'who say nothing': [silent, 80],
  'who read nothing of what they asked for': [stalledClient, 95],
};

const longest = (kinds: Kinds) => Math.max(...Object.values(kinds).map(([, within]) => within));

beforeAll(() => ensurePages());

test('slow clients are cut off in time, and everyone else is served', { timeout }, async (context) => {
  const { db, server, megabytes } = await ownProcess();
  await tellMuch(db);
  const door = { port: Number(new URL(server.url).port) };
  await watch(context, { door, url: server.url, megabytes, kinds: directly });
});

test('unread streams cost little memory, and are cut off when much is sent to them', { timeout }, async (context) => {
  const { db, server, megabytes } = await ownProcess();
  await openUnreadStreams(context, {
    db,
    door: { port: Number(new URL(server.url).port) },
    url: server.url,
    megabytes,
  });
});

test.skipIf(!hasNginx())('slow clients are cut off behind nginx as well', { timeout }, async (context) => {
  const { db, env } = await isolatedEnv();
  await tellMuch(db);
  const { front, places } = await processesBehindNginx({ ...env, RATE_LIMITS: 'off' }, [undefined]);
  const { url, child } = places[0]!.process;
  const door = { port: front.secure, tls: { ca: front.certificate, servername: front.name } };
  await watch(context, { door, url, megabytes: () => megabytesOf(child.pid!), kinds: throughNginx });
});

/** Writes nine times as much text as users may, so that a response exceeds the kernel's buffers. */
async function tellMuch(db: Database): Promise<void> {
  const description = 'Kept in a garage. '.repeat(2_500);
  const changed = await db.updateTable('cars').set({ description }).where('id', '=', 1001).executeTakeFirst();
  expect(changed.numUpdatedRows).toBe(1n);
}

interface LoadTarget {
  door: Door;
  /** The address everyone else uses. */
  url: string;
  megabytes: () => Promise<number>;
}

/** Runs all kinds together and measures how long each stays connected while others keep sending requests. */
async function watch({ annotate }: TestContext, { door, url, megabytes, kinds }: LoadTarget & { kinds: Kinds }) {
  await underLoad(url);
  const alone = await timed(url, 200);
  const before = await megabytes();
  let most = before;
  const gone = new Map<string, number[]>();
  const waiting = new Map<SlowClient, string>();
  const coming = new Set(Object.keys(kinds));
  const come = Object.entries(kinds).map(async ([what, [slowness]]) => {
    gone.set(what, []);
    for await (const one of comeSlowly(door, slowness, each)) waiting.set(one, what);
    coming.delete(what);
  });
  const watching = async () => {
    const begun = performance.now();
    while (coming.size > 0 || (waiting.size > 0 && performance.now() - begun < longest(kinds) * 2_000)) {
      await pause(1_000);
      const there = await stillConnected(door);
      most = Math.max(most, await megabytes());
      for (const [one, what] of waiting)
        if (!there.has(one.name) && waiting.delete(one)) gone.get(what)!.push((performance.now() - one.came) / 1000);
    }
  };
  const beside = await asking(url, Promise.all([...come, watching()]));
  const after = await timed(url, 200);

  for (const [what, seconds] of gone)
    await annotate(
      `${seconds.length} of ${each} clients ${what} were gone after ${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s`,
    );
  const total = each * gone.size;
  const perClient = ((most - before) * 1024) / total;
  await annotate(
    `A car list alone: ${told(alone)}. ${beside.count} car lists alongside ${total} slow clients: ${told(beside)}. After them: ${told(after)}. ` +
      `Memory: ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB at most, ${perClient.toFixed(0)} kB per client.`,
  );
  expect([alone.failed, beside.failed, after.failed]).toEqual([0, 0, 0]);
  for (const [what, [, within]] of Object.entries(kinds)) {
    expect(gone.get(what), what).toHaveLength(each);
    expect(Math.max(...gone.get(what)!), what).toBeLessThan(within);
  }
  // Memory varies a little between garbage collections.
  expect(most - before).toBeLessThan(100 + total * 0.1);
}

/** Opens unread streams: those with many events must be cut, and the others must cost little. */
async function openUnreadStreams(
  { annotate }: TestContext,
  { db, door, url, megabytes }: LoadTarget & { db: Database },
) {
  await underLoad(url);
  const before = await megabytes();
  const listeners = await makeListeners(db, Math.ceil(each / streamsEach));
  const streams: string[] = [];
  for (const { cookie } of listeners) {
    const begin = request('/api/live.php', `accept: text/event-stream\r\ncookie: ${cookie}\r\n`);
    for await (const { name } of comeSlowly(door, { begin, reads: 'nothing' }, streamsEach)) streams.push(name);
  }
  await timed(url, 50);
  const opened = await megabytes();
  const flooded = new Set(streams.slice(0, streamsEach));
  const begun = performance.now();
  await flood(db, listeners[0]!.id);
  let most = opened;
  const beside = await asking(
    url,
    (async () => {
      while (flooded.size > 0 && performance.now() - begun < 300_000) {
        await pause(1_000);
        const there = await stillConnected(door);
        most = Math.max(most, await megabytes());
        for (const one of flooded) if (!there.has(one)) flooded.delete(one);
      }
    })(),
  );
  const seconds = (performance.now() - begun) / 1000;
  const there = await stillConnected(door);
  const others = streams.slice(streamsEach);
  await annotate(
    `${streams.length} unread streams take ${(((opened - before) * 1024) / streams.length).toFixed(0)} kB each. The ${streamsEach} that were sent ` +
      `${(floodSignals * 7) / 1000} MB were all gone after ${seconds.toFixed(0)} s, with ${(most - opened).toFixed(0)} MB more in use until then. ` +
      `The others stayed open, and a car list took ${told(beside)}.`,
  );
  expect(flooded.size).toBe(0);
  expect(others.filter((one) => !there.has(one))).toEqual([]);
  expect(beside.failed).toBe(0);
}

/**
 * More than the kernel's socket buffers hold. Each differs a little, because the database merges identical
 * notifications.
 */
const flood = (db: Database, to: number) =>
  sql`select pg_notify('live', json_build_object('to', json_build_array(${to}::int), 'event', json_build_object(
    'kind', 'typing', 'conversation_id', n, 'user_id', null, 'name', repeat('x', 7000)))::text)
    from generate_series(1, ${floodSignals}::int) as n`.execute(db);

/** Memory the process uses under any load, which isn't due to slow clients. */
async function underLoad(url: string) {
  for (let time = 0; time < 240; time++) await timed(url, 50);
}

/** Sends requests until the promise settles. */
async function asking(url: string, happened: Promise<unknown>) {
  const enough = new AbortController();
  onTestFinished(() => enough.abort());
  const done = happened.finally(() => enough.abort());
  const found: Awaited<ReturnType<typeof timed>>[] = [];
  do found.push(await timed(url, 50));
  while (!enough.signal.aborted);
  await done;
  const middle = found.map(({ p50 }) => p50).sort((one, other) => one - other)[found.length >> 1]!;
  return {
    count: found.length * 50,
    p50: middle,
    p99: Math.max(...found.map(({ p99 }) => p99)),
    failed: found.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const told = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
