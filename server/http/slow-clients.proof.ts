import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { ownProcess, timed } from '../testing/rolling/own-process.ts';

/** How many of each kind; SLOW_CLIENTS for fewer. */
const each = Number(process.env.SLOW_CLIENTS ?? 200);

beforeAll(() => ensurePages());

const lookAfterMs = 125_000;
const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: cars\r\n\r\n`;
/** How each of them is slow, and after how many seconds it is cut off at the latest (docs/operating.md). */
const kinds = {
  'whose headers never end': {
    begin: 'GET / HTTP/1.1\r\nhost: cars\r\nx-slow: ',
    drip: 'a',
    atMost: 25,
  },
  'whose body comes by the byte': {
    begin:
      'POST /api/auth/start-sign-in HTTP/1.1\r\nhost: cars\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
    drip: ' ',
    atMost: 60,
  },
  'who never read what they asked for': {
    begin: request('/api/cars.php?limit=50&counts=true').repeat(300),
    drip: '',
    atMost: 132,
  },
} as const;

test(
  'slow clients are cut off in time, and meanwhile everybody else is served as before',
  { timeout: 900_000 },
  async ({ annotate }) => {
    const { server, megabytes } = await ownProcess();
    const { hostname, port } = new URL(server.url);
    await timed(server.url, 100);
    const alone = await timed(server.url, 200);
    const before = await megabytes();
    const cutAfter = Object.entries(kinds).map(async ([what, { begin, drip, atMost }]) => {
      const seconds = await Promise.all(
        Array.from({ length: each }, async () => {
          const socket: Socket = connect(Number(port), hostname);
          onTestFinished(() => void socket.destroy());
          socket.on('error', () => undefined);
          await once(socket, 'connect');
          if (drip) socket.resume();
          else socket.pause();
          const begun = performance.now();
          socket.write(begin);
          const dripping = drip ? setInterval(() => socket.write(drip), 1_000) : undefined;
          // Who does not read does not hear of the end until they do.
          const looking = drip ? undefined : setTimeout(() => socket.resume(), lookAfterMs);
          await new Promise((resolve) => socket.once('close', resolve));
          clearInterval(dripping);
          clearTimeout(looking);
          return (performance.now() - begun) / 1000;
        }),
      );
      return { what, atMost, first: Math.min(...seconds), last: Math.max(...seconds) };
    });
    const beside = await timed(server.url, 200);
    const most = await megabytes();
    const found = await Promise.all(cutAfter);
    const after = await timed(server.url, 200);

    expect([alone.failed, beside.failed, after.failed]).toEqual([0, 0, 0]);
    for (const { what, last, atMost } of found) expect(last, what).toBeLessThan(atMost);
    // Far above what a busy machine does to two measurements of the same.
    expect(beside.p50 / alone.p50).toBeLessThan(3);
    const ms = ({ p50, p99 }: typeof alone) => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    for (const { what, first, last } of found)
      await annotate(`${each} clients ${what}: all cut off after ${first.toFixed(0)} to ${last.toFixed(0)} s`);
    await annotate(
      `a list of cars alone: ${ms(alone)}; beside ${each * 3} slow clients: ${ms(beside)}; after them: ${ms(after)}; ` +
        `memory ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB beside them`,
    );
  },
);
