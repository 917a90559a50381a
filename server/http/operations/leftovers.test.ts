import { expect, test } from 'vitest';
import { barePages } from '../../../testing/hostile/bare-pages.ts';
import { misuseAll, shortTimeouts } from '../../../testing/leftovers/misuse-all.ts';
import { siteForThisTest } from '../../../testing/site.ts';

/** A short `leftovers.proof.ts`. */
test('refused, cut, pipelined and slow requests leave no socket, no timer and no line in the log behind', async () => {
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg) };
  const site = await siteForThisTest({
    config: { logLevel: 'warn' },
    pages: await barePages(),
    logTo,
    timeouts: shortTimeouts,
  });
  const { unasked, slowBodies } = await misuseAll(site, log, 150);
  expect(unasked).toEqual([]);
  expect(slowBodies.logged).toBeLessThanOrEqual(slowBodies.left);
  expect(slowBodies.loggedAfterwards).toBe(0);
});
