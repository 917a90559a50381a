/**
 * One new car among 1,000, 10,000 and 100,000 saved searches: the time from its commit to the last notification, compared
 * with asking every search in the same run. Then an import of 500 cars, and what visitors notice of it.
 * `npm run bench:searches`. BENCH_SEARCHES and BENCH_CARS change the sizes.
 */
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fillMarket } from './cars/market.ts';
import { allowFastFilling } from './fast-filling.ts';
import { placeCars, sampleCars, saveAll, watchers } from './searches/fill.ts';
import { importCars, roomForDealers } from './searches/import.ts';
import { askEverySearch } from './searches/naive.ts';
import { listAndWait } from './searches/new-car.ts';
import { drawSets } from './searches/sets.ts';
import { start, stop } from './servers.ts';

const most = Number(process.env.BENCH_SEARCHES ?? 100_000);
const cars = Number(process.env.BENCH_CARS ?? 10_000);
const sizes = [most / 100, most / 10, most];
const searchesPerUser = 2.5;
const newCars = 9;
const perCar = 20;
const importedCars = 500;
const goals = { timesNaive: 50, growth: 3 };

interface Result {
  took: number;
  naive: number;
}

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
await allowFastFilling(database);
const { db, pool, close } = connect(database.connection, 4, { statementTimeoutMs: 0 });
try {
  await migrate(db, pool);
  await fillMarket(pool, cars);
  await pool.query(`set session_replication_role = replica; ${placeCars}; set session_replication_role = origin`);
  await pool.query('vacuum analyze cars');
  await pool.query(roomForDealers);
  await mkdir(join(folder, 'data'));
  const server = await start(new URL('our-server.ts', import.meta.url), {
    databaseConfig: database.connection,
    poolSize: 8,
    dataDir: join(folder, 'data'),
  });
  try {
    await measureAll();
    await measureImport(server.origin);
  } finally {
    await stop(server);
  }
} finally {
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const { rows: users } = await pool.query<{ id: number }>(watchers, [most / searchesPerUser]);
  const { rows: models } = await pool.query<{ id: number; seller_id: number }>(
    `select id, seller_id from cars where status = 'active' and dealer_id is null order by md5(id::text) limit ${newCars}`,
  );
  const probes = models.map(({ id }) => id);
  const seller = models[0]!.seller_id;
  const { matching, others, more } = await drawSets(db, {
    samples: await sampleCars(pool),
    users: users.map(({ id }) => id),
    probes,
    size: most,
    perCar,
  });
  console.log(
    `${shown(cars)} cars on the market, ${newCars} new ones, at most ${perCar} searches match each. Load ${load()}`,
  );

  const results: Result[] = [];
  const fixed = [...matching, ...others];
  for (const [at, size] of sizes.entries()) {
    await save(fixed.slice(at === 0 ? 0 : sizes[at - 1], size));
    results.push(await measure(shown(Math.min(size, fixed.length)), probes, seller));
  }
  await save(more);
  await measure(`${shown(most)} as drawn`, probes, seller);
  judge(results);
}

async function save(drawn: Parameters<typeof saveAll>[2]): Promise<void> {
  await saveAll(pool, db, drawn);
  await pool.query('vacuum analyze filed_queries, filed_query_groups, saved_searches, search_matches, cars');
}

/** The naive way is measured with one of the cars. */
async function measure(title: string, probes: readonly number[], seller: number): Promise<Result> {
  // The first one also fills caches.
  await listAndWait(pool, probes[0]!, seller);
  const told = [];
  for (const like of probes) told.push(await listAndWait(pool, like, seller));
  const naive = await askEverySearch(db, probes[0]!);
  const times = told.map((one) => one.took);
  const took = at(times, 0.5);
  const notified = told.map((one) => one.notified);
  console.log(
    `${title} (${shown(naive.searches)} saved, ${shown(naive.queries)} different): ${took.toFixed(0)} ms, slowest ${at(times, 1).toFixed(0)} ms, ` +
      `${Math.min(...notified)} to ${Math.max(...notified)} notifications. ` +
      `Asking Browse for each: ${shown(Math.round(naive.took))} ms (${(naive.took / took).toFixed(0)} times). ` +
      `All verdicts without groups: ${shown(Math.round(naive.allVerdicts))} ms (${(naive.allVerdicts / took).toFixed(1)} times)`,
  );
  return { took, naive: naive.took };
}

function judge(results: readonly Result[]): void {
  const [first, last] = [results[0]!, results.at(-1)!];
  const [ratio, growth] = [last.naive / last.took, last.took / first.took];
  const missed = [
    ...(ratio < goals.timesNaive ? [`only ${ratio.toFixed(0)} times as fast as asking for each search`] : []),
    ...(growth > goals.growth ? [`${growth.toFixed(1)} times as slow as with the fewest searches`] : []),
  ];
  console.log(
    missed.length > 0
      ? `Missed: ${missed.join(', ')}`
      : `${ratio.toFixed(0)} times as fast as asking for each search, and ${growth.toFixed(1)} times as slow as with ${shown(sizes[0]!)}. All goals are met.`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

async function measureImport(origin: string): Promise<void> {
  const { imported, told, before, during, notices, cars: alerts } = await importCars(pool, origin, importedCars);
  console.log(
    `Import of ${importedCars} cars: listed after ${(imported / 1000).toFixed(1)} s, everyone notified after ${(told / 1000).toFixed(1)} s ` +
      `(${shown(notices)} notifications of ${shown(alerts)} cars). Visitors meanwhile: p50 ${at(
        during.map(({ p50 }) => p50),
        0.5,
      ).toFixed(1)} ms, ` +
      `p99 ${at(
        during.map(({ p99 }) => p99),
        1,
      ).toFixed(0)} ms, before: p50 ${before.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(0)} ms. Load ${load()}`,
  );
}

function shown(number: number): string {
  return number.toLocaleString('en-US');
}

function load(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
