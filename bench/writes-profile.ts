/**
 * Where the time of a write goes, under 16 connections at 100,000 cars: statements, time in them, time in triggers, waits
 * and time in Node. `npm run bench:writes-profile`. BENCH_FOLDER, BENCH_CARS and BENCH_SECONDS as for `bench:writes`,
 * BENCH_KINDS selects some of them, and BENCH_STATEMENTS=1 lists the statements of each.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { openScratch } from './cars/scratch.ts';
import { signInSellers } from './peers/fill.ts';
import { loadPeer } from './peers/load.ts';
import { start, stop } from './servers.ts';
import { bareTable, bareTables, kinds, titles, writesOf, type Kind } from './writes/kinds.ts';
import type { Profile } from './writes/profiled-server.ts';
import { watchWaits } from './writes/watch-waits.ts';

const cars = Number(process.env.BENCH_CARS ?? 100_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const chosen = process.env.BENCH_KINDS?.split(',') ?? kinds;
const connections = 16;

const scratch = await openScratch(process.env.BENCH_FOLDER);
try {
  const config = await scratch.copyOf(await scratch.marketOf(cars));
  const { pool, close } = connect(config, 2, { statementTimeoutMs: 0 });
  for (const name of bareTables) await pool.query(bareTable(name));
  await pool.query(`alter database ${config.database} set track_functions = 'all'`);
  const writes = await writesOf(pool, await signInSellers(config));
  const parts = { databaseConfig: config, poolSize: connections, dataDir: join(scratch.folder, 'data') };
  const ours = await start(new URL('writes/profiled-server.ts', import.meta.url), parts);
  const functionMs = async () => {
    const { rows } = await pool.query<{ ms: number }>(
      'select coalesce(sum(self_time), 0) as ms from pg_stat_user_functions',
    );
    return rows[0]!.ms;
  };
  try {
    console.log(
      'call                     per s   p50 ms  statements  in them ms  triggers ms  Node ms  waits of busy connections',
    );
    for (const kind of kinds.filter((one) => chosen.includes(one))) {
      const load = (of: number) => loadPeer(ours.origin, () => writes[kind]().ours, connections, of);
      await load(2);
      ours.child.send('reset');
      const before = await functionMs();
      const waits = watchWaits(config);
      const { perSecond, p50 } = await load(seconds);
      const share = await waits.stop();
      ours.child.send('report');
      const [{ profile }] = (await once(ours.child, 'message')) as [{ profile: Profile }];
      // Connections report their functions when they're idle.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const triggersMs = (await functionMs()) - before;
      print(kind, { calls: perSecond * seconds, perSecond, p50, profile, triggersMs, share });
    }
  } finally {
    await stop(ours);
    await close();
  }
} finally {
  await scratch.close();
}

interface Found {
  calls: number;
  perSecond: number;
  p50: number;
  profile: Profile;
  triggersMs: number;
  share: Map<string, number>;
}

function print(kind: Kind, { calls, perSecond, p50, profile, triggersMs, share }: Found): void {
  const own = profile.statements.filter(({ times }) => times > calls / 20);
  const [times, ms] = [own.reduce((sum, one) => sum + one.times, 0), own.reduce((sum, one) => sum + one.ms, 0)];
  const figures = [perSecond.toFixed(0), p50.toFixed(1), (times / calls).toFixed(1), (ms / calls).toFixed(1)];
  const others = [(triggersMs / calls).toFixed(2), (profile.cpuMs / calls).toFixed(2)];
  const waits = [...share].filter(([, part]) => part > 0.02).toSorted(([, one], [, other]) => other - one);
  console.log(
    `${titles[kind].padEnd(24)} ${[...figures, ...others].map((one) => one.padStart(8)).join('')}   ${waits.map(([name, part]) => `${name} ${Math.round(part * 100)}%`).join(', ')}`,
  );
  if (process.env.BENCH_STATEMENTS)
    for (const one of own.toSorted((two, other) => other.ms - two.ms))
      console.log(
        `    ${(one.ms / calls).toFixed(2).padStart(7)} ms  ${(one.times / calls).toFixed(1)} x  ${one.text.replace(/\s+/g, ' ').slice(0, 140)}`,
      );
}
