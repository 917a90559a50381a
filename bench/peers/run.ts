/**
 * A comparison: the same cars in Forecourt, a bare Node + pg server, Payload and Directus on one PostgreSQL, with the
 * same requests, alternating. `npm run bench:peers`. README.md says how each is set up. BENCH_FOLDER keeps the installs
 * and databases, BENCH_CARS and BENCH_SECONDS change the number of cars and the length of a round.
 */
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import type { Measured } from '../cars/load.ts';
import { start, stop, type Running } from '../servers.ts';
import { kinds, lists, questions, waysToList, who, type Asked, type Kind, type Seller, type Who } from './requests.ts';
import { signInSellers } from './fill.ts';
import { ask, loadPeer } from './load.ts';
import { fillAll, installPeers } from './ready.ts';
import { startDirectus, startPayload } from './start-peers.ts';

const folder = process.env.BENCH_FOLDER ?? join(tmpdir(), 'forecourt-peers');
const cars = Number(process.env.BENCH_CARS ?? 100_000);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 3;
const poolSize = 16;
const connections = 16;

const install = await installPeers(folder);
const database = await startEmbedded(join(folder, 'database'));
const servers: Partial<Record<Who, Running>> = {};
try {
  const of = await fillAll(database, folder, install, cars);
  const sellers = await signInSellers(of('Forecourt'));
  const parts = { databaseConfig: of('Forecourt'), poolSize, dataDir: join(folder, 'data') };
  servers.Forecourt = await start(new URL('../our-server.ts', import.meta.url), parts);
  const bare = { connection: of('bare Node + pg'), poolSize };
  servers['bare Node + pg'] = await start(new URL('bare-server.ts', import.meta.url), bare);
  servers.Payload = await startPayload({ install, connection: of('Payload'), poolSize });
  servers.Directus = await startDirectus({ install, connection: of('Directus'), poolSize });
  const running = servers as Record<Who, Running>;
  await agree(running);
  for (const { kind, title } of kinds) print(title, await measure(running, kind, sellers));
  console.log(
    `\nMachine load: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  );
} finally {
  await Promise.all(Object.values(servers).map((one) => stop(one)));
  await database.stop();
}

/** Checks that all return the same data: every list has the same total everywhere. */
async function agree(running: Record<Who, Running>): Promise<void> {
  const totalIn = (text: string) => Number(/"(?:total|totalDocs|filter_count)":"?(\d+)/.exec(text)?.[1]);
  for (const wish of lists) {
    const totals = new Map<Who, number>();
    for (const one of who) {
      const text = await ask(running[one].origin, { method: 'GET', path: waysToList[one](wish) });
      totals.set(one, totalIn(text));
    }
    if (new Set(totals.values()).size > 1)
      throw new Error(`The servers disagree on ${JSON.stringify(wish)}: ${JSON.stringify([...totals])}`);
  }
  console.log(`All four return the same total for each of ${lists.length} lists.`);
}

/** Alternates between servers so that other load affects all of them, and takes the median round of each. */
async function measure(running: Record<Who, Running>, kind: Kind, sellers: Seller[]): Promise<Record<Who, Measured>> {
  const found = { Forecourt: [], 'bare Node + pg': [], Payload: [], Directus: [] } as Record<Who, Measured[]>;
  const turns = Object.fromEntries(who.map((one) => [one, inTurn(questions(one, kind, cars, sellers))]));
  for (const one of who) await loadPeer(running[one].origin, turns[one]!, connections, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const one of who)
      found[one].push(await loadPeer(running[one].origin, turns[one]!, connections, secondsPerRound));
  const middle = (all: Measured[]) => all.toSorted((a, b) => a.perSecond - b.perSecond)[rounds >> 1]!;
  return Object.fromEntries(who.map((one) => [one, middle(found[one])])) as Record<Who, Measured>;
}

function inTurn(all: readonly Asked[]): () => Asked {
  let next = 0;
  return () => all[next++ % all.length]!;
}

function print(title: string, found: Record<Who, Measured>): void {
  console.log(
    `\n${title.padEnd(26)} ${'per second'.padStart(10)} ${'p50 ms'.padStart(9)} ${'p99 ms'.padStart(9)}   of Forecourt`,
  );
  for (const one of who) {
    const { perSecond, p50, p99 } = found[one];
    const figures = `${perSecond.toFixed(0).padStart(10)} ${p50.toFixed(1).padStart(9)} ${p99.toFixed(1).padStart(9)}`;
    console.log(`  ${one.padEnd(24)} ${figures}   ${(perSecond / found.Forecourt.perSecond).toFixed(2).padStart(12)}`);
  }
}
