/** `FUZZ_REQUESTS=500` sends fewer, `FUZZ_SEED=7` repeats the same ones. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOn, type Actor } from '../testing/access/actors.ts';
import { rows } from '../testing/access/cells.ts';
import { undoable } from '../testing/access/undone.ts';
import { barePages } from '../testing/hostile/bare-pages.ts';
import { fuzz } from '../testing/hostile/fuzz.ts';
import { startSite, type Site } from '../testing/site.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000));

const { connectRequests, undone } = undoable();
const errorLines: string[] = [];
let site: Site;
let actors: Actor[];
beforeAll(async () => {
  const logTo = { write: (line: string) => void errorLines.push(line) };
  const pages = await barePages();
  site = await startSite({ connectRequests, config: { webhookLoopback: true, logLevel: 'error' }, pages, logTo });
  actors = await actorsOn(site);
});
afterAll(() => site.close());

test('any input to any call by any user gets a timely answer from the error catalogue and is never a server error', async ({
  annotate,
}) => {
  const told = await fuzz({ url: site.url, rows, actors, requests, seed, undone });
  expect(told.faults.join('\n')).toBe('');
  expect(errorLines).toEqual([]);
  const count = (least: number, most: number) =>
    Object.entries(told.statuses).reduce(
      (sum, [status, times]) => (+status >= least && +status < most ? sum + times : sum),
      0,
    );
  await annotate(
    `${told.requests.toLocaleString('en')} hostile requests of ${told.kinds} kinds over ${told.calls} calls and ${told.people} kinds of users (seed ${seed}): no 5xx, no hang and no error in the log. ${count(400, 500).toLocaleString('en')} were refused with an error of the catalogue, ${count(200, 400).toLocaleString('en')} were harmless and answered. The slowest took ${(told.slowestMs / 1000).toFixed(1)} s.`,
  );
});

test('afterwards the site works as before', async ({ annotate }) => {
  const member = await site.as('member');
  expect((await member.browser.fetch('/readyz')).status).toBe(200);
  const { id } = await member.api.cars.create({ make: 'Karin' });
  expect(await member.api.cars.editing({ id })).toMatchObject({ listing: { id, make: 'Karin' } });
  await annotate('Afterwards the same process is ready, and accepts and shows a new listing');
});
