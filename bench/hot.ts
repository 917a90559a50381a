/**
 * Requests every visitor makes, at 100,000 cars: requests per second of Forecourt's server, including pages, and the ratio
 * to a lean Node + pg server with the simplest SQL, alternating in the same run. `npm run bench:hot` after
 * `npm run build`. BENCH_CARS and BENCH_SECONDS change the size and the seconds per round.
 */
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fillMarket } from './cars/market.ts';
import { allowFastFilling } from './fast-filling.ts';
import { rawLoad, type RawMeasured } from './hot/raw-load.ts';
import { hotKinds } from './hot/requests.ts';
import { start, stop } from './servers.ts';

const cars = Number(process.env.BENCH_CARS ?? 100_000);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = 5;
const connections = 16;
const leastRatio = 5;

interface Pair {
  ours: RawMeasured;
  lean: RawMeasured;
  ratio: number;
}

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const filling = connect(database.connection, 4, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  await fillMarket(filling.pool, cars);
  await filling.close();
  const parts = {
    databaseConfig: database.connection,
    poolSize: connections,
    dataDir: join(folder, 'data'),
    keptMb: 64,
    builds: fileURLToPath(new URL('../web/dist', import.meta.url)),
  };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const lean = await start(new URL('hot/lean-hot.ts', import.meta.url), parts);
  const fromMemory = await start(new URL('hot/from-memory.ts', import.meta.url), parts);
  try {
    await printUpperLimit(fromMemory.origin);
    await measureAll(ours.origin, lean.origin);
  } finally {
    await Promise.all([stop(ours), stop(lean), stop(fromMemory)]);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(ours: string, lean: string): Promise<void> {
  console.log(`${cars.toLocaleString('en-US')} cars, ${connections} connections, machine load ${load()}`);
  const missed: string[] = [];
  for (const { title, addresses } of hotKinds) {
    const found = await compare(ours, lean, addresses);
    console.log(
      `  ${title.padEnd(28)} ${figures(found.ours)}   lean ${figures(found.lean)}   ratio ${found.ratio.toFixed(1)}`,
    );
    if (found.ratio < leastRatio) missed.push(`${title} ${found.ratio.toFixed(1)}`);
  }
  console.log(`Machine load at the end: ${load()}`);
  console.log(missed.length === 0 ? `All ratios are at least ${leastRatio}.` : `Missed: ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** Prints the upper limit for any ratio. */
async function printUpperLimit(origin: string): Promise<void> {
  await rawLoad(origin, ['/'], connections, 1);
  const found = await rawLoad(origin, ['/'], connections, secondsPerRound);
  console.log(`  ${'Node with constant bytes'.padEnd(28)} ${figures(found)}`);
}

/** Alternates between servers so that other load affects both, and takes the median round. */
async function compare(ours: string, lean: string, addresses: string[]): Promise<Pair> {
  for (const origin of [ours, lean]) {
    for (const address of addresses) await (await fetch(origin + address)).text();
    await rawLoad(origin, addresses, connections, 1);
  }
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await rawLoad(ours, addresses, connections, secondsPerRound);
    const other = await rawLoad(lean, addresses, connections, secondsPerRound);
    pairs.push({ ours: one, lean: other, ratio: one.perSecond / other.perSecond });
  }
  return pairs.toSorted((one, other) => one.ratio - other.ratio)[rounds >> 1]!;
}

function load(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
}

function figures({ perSecond, p50, p99, bytes }: RawMeasured): string {
  const times = `p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`;
  return `${perSecond.toFixed(0).padStart(6)}/s  ${times}  ${(bytes / 1000).toFixed(0).padStart(3)} kB`;
}
