/**
 * Browsing at 100,000 and 1,000,000 cars: requests per second, p50 and p99 of Forecourt's server, and the ratio to a
 * bare Node + pg server that runs the same SQL in the same run. `npm run bench`; BENCH_CARS and BENCH_SECONDS change
 * the sizes and the seconds of a round.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { load, type Measured } from './cars/load.ts';
import { fillMarket } from './cars/market.ts';
import { addresses, kinds, type Kind } from './cars/requests.ts';
import { overhear } from './cars/statements.ts';
import { allowFastFilling } from './fast-filling.ts';
import { start, stop } from './servers.ts';

const sizes = (process.env.BENCH_CARS ?? '100000,1000000').split(',').map(Number);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = 5;
const connections = 16;
const leastRatio = 0.7;
const mostGrowth = 2;

type Results = Record<Kind, { ours: Measured; bare: Measured; ratio: number }>;

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const results = new Map<number, Results>();
  for (const cars of sizes) results.set(cars, await measure(cars));
  report(results);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(cars: number): Promise<Results> {
  const name = `bench_${cars}`;
  const admin = connect(database.admin, 1);
  await admin.pool.query(`create database ${name} owner ${database.connection.user}`);
  await admin.close();
  const databaseConfig = { ...database.connection, database: name };
  const filling = connect(databaseConfig, 4, { statementTimeoutMs: 0 });
  const begun = performance.now();
  await migrate(filling.db, filling.pool);
  await fillMarket(filling.pool, cars);
  console.log(`\n${cars.toLocaleString('en-US')} cars, filled in ${seconds(begun)} s`);

  const asked = Object.fromEntries(kinds.map(({ kind }) => [kind, addresses[kind](cars)])) as Record<Kind, string[]>;
  const statementsFile = join(folder, `${name}.json`);
  await writeFile(statementsFile, JSON.stringify(await overhear(filling.pool, Object.values(asked).flat())));
  await filling.close();

  const parts = { databaseConfig, poolSize: connections, dataDir: join(folder, 'data'), statementsFile };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('cars/bare-server.ts', import.meta.url), parts);
  try {
    const results: Partial<Results> = {};
    for (const { kind, title } of kinds) {
      results[kind] = await compare(ours.origin, bare.origin, asked[kind]);
      print(title, results[kind]);
    }
    return results as Results;
  } finally {
    await Promise.all([stop(ours), stop(bare)]);
  }
}

/** Turn by turn, so that what else happens on the machine meets both; of the rounds the middle one counts. */
async function compare(ours: string, bare: string, asked: string[]): Promise<Results[Kind]> {
  await load(ours, asked, connections, 1);
  await load(bare, asked, connections, 1);
  const pairs: { ours: Measured; bare: Measured; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await load(ours, asked, connections, secondsPerRound);
    const other = await load(bare, asked, connections, secondsPerRound);
    pairs.push({ ours: one, bare: other, ratio: one.perSecond / other.perSecond });
  }
  pairs.sort((one, other) => one.ratio - other.ratio);
  return pairs[Math.floor(rounds / 2)]!;
}

function print(title: string, { ours, bare, ratio }: Results[Kind]): void {
  const figures = ({ perSecond, p50, p99 }: Measured) =>
    `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(7)} ms`;
  console.log(`  ${title.padEnd(30)} ${figures(ours)}   bare ${figures(bare)}   ratio ${ratio.toFixed(2)}`);
}

function report(results: Map<number, Results>): void {
  const missed: string[] = [];
  for (const [cars, found] of results)
    for (const { kind, title } of kinds)
      if (found[kind].ratio < leastRatio) missed.push(`${title} at ${cars}: ratio ${found[kind].ratio.toFixed(2)}`);
  const [small, large] = [results.get(sizes[0]!)!, results.get(sizes.at(-1)!)!];
  const growth = large.list.ours.p50 / small.list.ours.p50;
  console.log(
    `\np50 of the list grows by ${growth.toFixed(2)} from ${sizes[0]} to ${sizes.at(-1)} cars (goal: ${mostGrowth})`,
  );
  if (growth > mostGrowth) missed.push(`the list's p50 grows by ${growth.toFixed(2)}`);
  console.log(missed.length === 0 ? `All ratios are at least ${leastRatio}.` : `Missed: ${missed.join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
