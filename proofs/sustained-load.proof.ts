/** LOAD_MINUTES, LOAD_CARS, LOAD_MESSAGES and LOAD_CONNECTIONS reduce the load during development. */
import { availableParallelism, loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { buildPages } from '../tools/build.ts';
import { parts, whatPeopleAsk } from '../testing/load/asked.ts';
import { openLargeSite, type LargeSite } from '../testing/load/large-site.ts';
import { sustainLoad, type Answered, type Door } from '../testing/load/sustain.ts';
import { flatness, watchMemory } from '../testing/load/memory-watch.ts';
import { hasNginx } from '../testing/nginx.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { seededRandom } from '../testing/random.ts';
import { appKey, processesBehindNginx } from '../testing/rolling/several-processes.ts';
import { until } from '../testing/until.ts';

const minutes = Number(process.env.LOAD_MINUTES ?? 15);
const cars = Number(process.env.LOAD_CARS ?? 100_000);
const messages = Number(process.env.LOAD_MESSAGES ?? 1_000_000);
const connections = Number(process.env.LOAD_CONNECTIONS ?? 32);
const warmUpMs = 20_000;
const sampleMs = Math.min(10_000, minutes * 1_000);
const timeout = minutes * 60_000 + 600_000;
/** Users don't wait longer than this. */
const slowestP99Ms = 2_000;

let house: LargeSite;
beforeAll(async () => {
  await buildPages();
  house = await openLargeSite(cars, messages);
}, 1_800_000);
afterAll(() => house?.close(), 120_000);

test('growing memory is not mistaken for flat', () => {
  const rising = Array.from({ length: 90 }, (_, at) => 300 + at * 1.5);
  const wavering = Array.from({ length: 90 }, (_, at) => 300 + (at % 7) * 10);
  expect(flatness(rising).isFlat).toBe(false);
  expect(flatness(wavering).isFlat).toBe(true);
});

test(
  `one process handles mixed load for ${minutes} minutes without an error, and its memory stays flat`,
  { timeout },
  async (context) => {
    const server = await startProcess({ ...house.env, APP_KEY: appKey });
    await hold(context, { port: Number(new URL(server.url).port) }, [server]);
  },
);

test.skipIf(!hasNginx())(
  `two processes behind nginx do the same for ${minutes} minutes`,
  { timeout },
  async (context) => {
    const { front, places } = await processesBehindNginx(house.env, [undefined, undefined]);
    await hold(
      context,
      front,
      places.map(({ process }) => process),
    );
  },
);

async function hold({ annotate }: TestContext, door: Door, servers: ServerProcess[]): Promise<void> {
  const ask = whatPeopleAsk(house.townsfolk, seededRandom(4711));
  const warmUp = await sustainLoad({ door, ask, connections, until: performance.now() + warmUpMs });
  expect(warmUp.failed.slice(0, 20)).toEqual([]);
  const stopWatching = watchMemory(
    servers.map(({ child }) => child.pid!),
    sampleMs,
  );
  const { seconds, answered, failed } = await sustainLoad({
    door,
    ask,
    connections,
    until: performance.now() + minutes * 60_000,
  });
  const memory = (await stopWatching()).map(flatness);
  const load = loadavg()[0]!;
  const leftBehind = await house.countWaiting();
  const ended = performance.now();
  await until('all announcements are handled', async () => (await house.countWaiting()) === 0);
  const toldMs = performance.now() - ended;

  const counted = (part: string) => answered.filter((one) => one.part === part);
  const [all, ...each] = [answered, ...parts.map(counted)].map(figures);
  const [browse, look, write] = each;
  await annotate(
    `${connections} connections from the same machine (${availableParallelism()} cores for everything, load ${load.toFixed(1)}), each sending ` +
      `its next request as soon as the last is answered, with ${count(cars)} cars and ${count(messages)} messages for ${Math.round(seconds / 60)} minutes: ` +
      `${count(answered.length)} requests, ${(answered.length / seconds).toFixed(0)} per second, ${failed.length} errors, ${told(all!)}`,
  );
  await annotate(
    `browsing (80 of 100): ${told(browse!)}. One car, inbox, conversation (15): ${told(look!)}. Writes (5): ${told(write!)}`,
  );
  for (const [at, { first, middle, last }] of memory.entries())
    await annotate(
      `memory of process ${at + 1}: ${first.toFixed(0)} MB after the warm-up, at most ${middle.toFixed(0)} MB in the middle ` +
        `third of the time and ${last.toFixed(0)} MB in the last`,
    );
  await annotate(
    `${count(leftBehind)} announcements were waiting for their notifications when the load ended, and none ${(toldMs / 1000).toFixed(0)} s later`,
  );

  expect(failed.slice(0, 20)).toEqual([]);
  for (const { isFlat } of memory) expect(isFlat).toBe(true);
  expect(all!.p99).toBeLessThan(slowestP99Ms);
}

function figures(answered: Answered[]) {
  const took = answered.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

const told = ({ p50, p99, slowest }: ReturnType<typeof figures>) =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${(slowest / 1000).toFixed(1)} s`;
const count = (number: number) => number.toLocaleString('en-US');
