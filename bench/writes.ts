/**
 * Writes at 100,000 cars under 16 connections, compared with a bare Node + pg server that runs one prepared statement for
 * each on a table with the same columns and indexes, alternating in the same run. `npm run bench:writes`. BENCH_FOLDER
 * keeps the filled database, BENCH_CARS and BENCH_SECONDS change the number of cars and the length of a round.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import type { Measured } from './cars/load.ts';
import { openScratch } from './cars/scratch.ts';
import { signInSellers } from './peers/fill.ts';
import { loadPeer } from './peers/load.ts';
import { start, stop } from './servers.ts';
import { bareTable, bareTables, fillBareCars, kinds, titles, writesOf } from './writes/kinds.ts';

const cars = Number(process.env.BENCH_CARS ?? 100_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = 3;
const connections = 16;
const goal = 0.25;

const scratch = await openScratch(process.env.BENCH_FOLDER);
try {
  const config = await scratch.copyOf(await scratch.marketOf(cars));
  const { pool, close } = connect(config, 2, { statementTimeoutMs: 0 });
  for (const name of bareTables) await pool.query(bareTable(name));
  await pool.query(fillBareCars);
  await pool.query('vacuum analyze bare_cars');
  const writes = await writesOf(pool, await signInSellers(config));
  await close();
  const parts = { databaseConfig: config, poolSize: connections, dataDir: join(scratch.folder, 'data') };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('writes/bare-writes.ts', import.meta.url), parts);
  console.log(`${'write'.padEnd(24)} ours/s   p50 ms   p99 ms   bare/s   ratio (goal ${goal})`);
  try {
    for (const kind of kinds) {
      const loadOurs = (of: number) => loadPeer(ours.origin, () => writes[kind]().ours, connections, of);
      const loadBare = (of: number) => loadPeer(bare.origin, () => writes[kind]().bare, connections, of);
      await loadOurs(1);
      await loadBare(1);
      const took = { ours: [] as Measured[], bare: [] as Measured[] };
      for (let round = 0; round < rounds; round += 1) {
        took.ours.push(await loadOurs(seconds));
        took.bare.push(await loadBare(seconds));
      }
      print(titles[kind], median(took.ours), median(took.bare));
    }
  } finally {
    await Promise.all([stop(ours), stop(bare)]);
  }
  console.log(`Machine load: ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await scratch.close();
}

function median(all: Measured[]): Measured {
  return all.toSorted((one, other) => one.perSecond - other.perSecond)[rounds >> 1]!;
}

function print(title: string, ours: Measured, bare: Measured): void {
  const figures = [ours.perSecond.toFixed(0), ours.p50.toFixed(1), ours.p99.toFixed(1), bare.perSecond.toFixed(0)];
  console.log(
    `${title.padEnd(24)} ${figures.map((one) => one.padStart(6)).join('   ')}   ${(ours.perSecond / bare.perSecond).toFixed(2)}`,
  );
}
