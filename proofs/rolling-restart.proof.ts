import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../testing/built-pages.ts';
import { hasNginx } from '../testing/nginx.ts';
import { betweenMs, severalProcesses } from '../testing/rolling/several-processes.ts';
import { lostOrDoubled, startTraffic } from '../testing/rolling/traffic.ts';

/** Restarts per process. ROLLING_ROUNDS for fewer. */
const rounds = Number(process.env.ROLLING_ROUNDS ?? 10);

beforeAll(() => ensurePages());

test.skipIf(!hasNginx())('killing processes instead loses requests, and the proof notices', async ({ annotate }) => {
  const site = await severalProcesses([undefined, undefined]);
  const traffic = await startTraffic(site.db, site.people);
  let kills = 0;
  while (traffic.failed.length === 0 && kills < 10) {
    await pause(betweenMs);
    await site.processes()[0]!.stop('SIGKILL');
    kills++;
    await site.start(0);
  }
  await traffic.stop();
  expect(traffic.failed).not.toEqual([]);
  expect(await lostOrDoubled(site.db, traffic)).toEqual([]);
  await annotate(
    `after ${kills === 1 ? 'a kill' : `${kills} kills`}, ${traffic.failed.length} requests had failed, and no acknowledged message was lost`,
  );
});

test.skipIf(!hasNginx())(
  'restarts two processes behind nginx in turn under load, and no request fails',
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    const site = await severalProcesses([undefined, undefined]);
    const traffic = await startTraffic(site.db, site.people);
    const begun = performance.now();
    const stops: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const at of [0, 1]) {
        await pause(betweenMs);
        const { code, ms } = await site.stop(at);
        expect(code).toBe(0);
        stops.push(ms);
        await site.start(at);
      }
    await pause(betweenMs);
    await traffic.stop();
    const seconds = (performance.now() - begun) / 1000;
    expect(traffic.failed).toEqual([]);
    expect(traffic.reopened).toBeGreaterThan(0);
    expect(await lostOrDoubled(site.db, traffic)).toEqual([]);
    const count = [...traffic.done.values()].reduce((sum, one) => sum + one, 0);
    const kinds = [...traffic.done].map(([what, times]) => `${what} ${times.toLocaleString('en-US')}`).join(', ');
    await annotate(
      `${count.toLocaleString('en-US')} requests in ${Math.round(seconds)} s over ${stops.length} restarts: none failed, ` +
        `the slowest took ${(traffic.slowestMs / 1000).toFixed(1)} s (${kinds})`,
    );
    await annotate(
      `20 open streams reconnected ${traffic.reopened} times, ${traffic.sent.length.toLocaleString('en-US')} acknowledged messages are stored exactly once, ` +
        `and stopping took ${(Math.max(...stops) / 1000).toFixed(1)} s at most`,
    );
  },
);
