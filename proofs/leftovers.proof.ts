/** LEFTOVERS limits the number in each group during development. */
import { expect, test } from 'vitest';
import { barePages } from '../testing/hostile/bare-pages.ts';
import { misuseAll, shortTimeouts } from '../testing/leftovers/misuse-all.ts';
import { siteForThisTest } from '../testing/site.ts';

const count = Number(process.env.LEFTOVERS ?? 10_000);
const timeout = 3_600_000;

test(
  'refused, cut, pipelined and slow requests leave no socket, no timer, no memory and no line in the log behind',
  { timeout },
  async ({ annotate }) => {
    const log: string[] = [];
    const logTo = { write: (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg) };
    const config = { logLevel: 'warn' } as const;
    const site = await siteForThisTest({ config, pages: await barePages(), logTo, timeouts: shortTimeouts });
    const { before, after, kinds, unasked, lines, slowBodies } = await misuseAll(site, log, count);
    const number = (value: number) => value.toLocaleString('en');
    const groups = Object.entries(kinds).map(([group, many]) => `${number(count)} ${group} (${many} kinds)`);
    await annotate(
      `${groups.join(', ')}: ${before.sockets} sockets before and ${after.sockets} after, ` +
        `${before.timers} and ${after.timers} timers, ${before.megabytes.toFixed(1)} and ${after.megabytes.toFixed(1)} MB, ` +
        `no response without a request`,
    );
    const counted = Map.groupBy(lines, (line) => line);
    await annotate(
      `Log lines: ${[...counted].map(([line, { length }]) => `${number(length)} "${line}"`).join(', ')}, and ` +
        `${slowBodies.loggedAfterwards} further "body too slow" after all clients were gone`,
    );
    expect(unasked).toEqual([]);
    expect(slowBodies.logged).toBeLessThanOrEqual(slowBodies.left);
    expect(slowBodies.loggedAfterwards).toBe(0);
    expect(after.megabytes - before.megabytes).toBeLessThan(10);
  },
);
