/**
 * Browsing at 1,000, 100,000 and 1,000,000 cars: requests per second, p50 and p99 of Forecourt's server, and the ratios
 * to a bare Node + pg server with the same SQL and a lean one with the simplest SQL for the same cards, in the same run.
 * `npm run bench`. BENCH_CARS and BENCH_SECONDS change the sizes and the seconds per round. BENCH_FOLDER names a folder
 * that keeps the filled databases for the next run.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { load, visit, type Measured } from './cars/load.ts';
import { report, type Results, type Timed } from './cars/report.ts';
import { addresses, home, kinds, type Kind } from './cars/requests.ts';
import { openScratch } from './cars/scratch.ts';
import { captureQueries } from './cars/statements.ts';
import { measureWrites } from './cars/writes.ts';
import { start, stop } from './servers.ts';

const sizes = (process.env.BENCH_CARS ?? '1000,100000,1000000').split(',').map(Number);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 1.5);
const rounds = 3;
const connections = 16;

const scratch = await openScratch(process.env.BENCH_FOLDER);
try {
  const results = new Map<number, Results>();
  for (const cars of sizes) results.set(cars, await measure(cars));
  report(results);
} finally {
  await scratch.close();
}

async function measure(cars: number): Promise<Results> {
  const databaseConfig = await scratch.marketOf(cars);
  console.log(`\n${cars.toLocaleString('en-US')} cars (machine load ${loadavg()[0]!.toFixed(1)})`);
  const requests = Object.fromEntries(kinds.map(({ kind }) => [kind, addresses[kind](cars)])) as Record<Kind, string[]>;
  const statementsFile = join(scratch.folder, `${cars}.json`);
  const listening = connect(databaseConfig, 2, { statementTimeoutMs: 0 });
  await writeFile(statementsFile, JSON.stringify(await captureQueries(listening.pool, Object.values(requests).flat())));
  await listening.close();

  const parts = { databaseConfig, poolSize: connections, dataDir: join(scratch.folder, 'data'), statementsFile };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('cars/bare-server.ts', import.meta.url), parts);
  const lean = await start(new URL('cars/lean-server.ts', import.meta.url), parts);
  try {
    const timed = {} as Record<Kind, Timed>;
    for (const { kind, title, isLean } of kinds) {
      const others = isLean ? [bare.origin, lean.origin] : [bare.origin];
      timed[kind] = await compare(ours.origin, others, requests[kind]);
      print(title, timed[kind]);
    }
    const atHome = await visit(
      ours.origin,
      Array.from({ length: 100 }, () => home),
    );
    return { timed, home: atHome, ...(await measureWrites(ours.origin, databaseConfig)) };
  } finally {
    await Promise.all([stop(ours), stop(bare), stop(lean)]);
  }
}

/** Alternates between servers so that other load affects all of them, and takes the median round. */
async function compare(ours: string, [bare, lean]: string[], requests: string[]): Promise<Timed> {
  const first = await visit(
    ours,
    requests.map((one) => [one]),
  );
  // Warms up until every connection has planned its statements.
  for (const origin of [ours, bare, lean]) if (origin) await load(origin, requests, connections, 3);
  const found: Omit<Timed, 'first'>[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await load(ours, requests, connections, secondsPerRound);
    const other = await load(bare!, requests, connections, secondsPerRound);
    const third = lean ? await load(lean, requests, connections, secondsPerRound) : null;
    found.push({
      ours: one,
      bare: other,
      lean: third,
      toBare: one.perSecond / other.perSecond,
      toLean: third && one.perSecond / third.perSecond,
    });
  }
  found.sort((one, other) => (one.toLean ?? one.toBare) - (other.toLean ?? other.toBare));
  return { ...found[Math.floor(rounds / 2)]!, first };
}

function print(title: string, { ours, bare, lean, toBare, toLean, first }: Timed): void {
  const figures = ({ perSecond, p50, p99 }: Measured) =>
    `${perSecond.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(1).padStart(6)} p99 ${p99.toFixed(1).padStart(7)} ms`;
  console.log(
    `  ${title.padEnd(29)} ${figures(ours)}, alone and first ${first.toFixed(1).padStart(6)} ms` +
      `   bare ${figures(bare)} ratio ${toBare.toFixed(2)}` +
      (lean ? `   lean ${figures(lean)} ratio ${toLean!.toFixed(2)}` : ''),
  );
}
