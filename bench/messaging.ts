/**
 * Messages between listening users: 500 open streams and 50 messages a second for a minute, with one process and with
 * two, where sender and receiver are on different ones. Counts lost and duplicate messages and the time from sending
 * to arrival on the other page, compared with a bare insert and notify in the same run. `npm run bench:messages`.
 * BENCH_SECONDS changes the length.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { measureFloor } from './messaging/floor.ts';
import { listenFor } from './messaging/listener.ts';
import { makePairs, type Pair, type Person } from './messaging/people.ts';
import { start, stop } from './servers.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const perSecond = 50;
const pairsCount = 250;
/** Receivers that are offline for half a minute in the middle, or less in a shorter run. */
const away = 20;
const awaySeconds = Math.min(30, seconds / 2);
const goals = { p50: 50, p99: 250 };

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  let isMissed = false;
  for (const processes of [1, 2]) isMissed = (await measure(processes)) || isMissed;
  if (isMissed) process.exitCode = 1;
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(processes: number): Promise<boolean> {
  const name = `bench_messages_${processes}`;
  const admin = connect(database.admin, 1);
  await admin.pool.query(`create database ${name} owner ${database.connection.user}`);
  await admin.close();
  const databaseConfig = { ...database.connection, database: name };
  const filling = connect(databaseConfig, 2, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  const pairs = await makePairs(filling.pool, pairsCount);
  await filling.close();

  const parts = { databaseConfig, poolSize: 16, dataDir: join(folder, 'data') };
  const servers = await Promise.all(
    Array.from({ length: processes }, () => start(new URL('our-server.ts', import.meta.url), parts)),
  );
  // The second user of a pair is on the other process, if there is one.
  const originOf = (side: 0 | 1) => servers[side % processes]!.origin;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  try {
    const listeners = pairs.map((pair) =>
      ([0, 1] as const).map((side) => listenFor(originOf(side), pair, pair.people[side], agent)),
    );
    await Promise.all(listeners.flat().map(({ connected }) => connected));
    // All of them make one request when they connect, which isn't measured.
    await Promise.all(listeners.flat().map((one) => one.settled()));
    const absent = listeners.slice(0, away).map(([, second]) => second!);
    const sent = new Map<string, { at: number; receiver: (typeof absent)[number] }>();
    const sending: Promise<void>[] = [];
    const wandering = wander(absent);
    const begun = performance.now();
    for (let count = 0; count < perSecond * seconds; count += 1) {
      await pause(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
      const index = Math.floor(Math.random() * pairs.length);
      const side = Math.random() < 0.5 ? 0 : 1;
      const content = `message ${count}`;
      sent.set(content, { at: performance.now(), receiver: listeners[index]![1 - side]! });
      sending.push(send(originOf(side), pairs[index]!, pairs[index]!.people[side], content, agent));
    }
    await Promise.all(sending);
    await wandering;
    await pause(2000);
    const took = [...sent].flatMap(([content, { at, receiver }]) =>
      absent.includes(receiver) ? [] : (receiver.arrivals.get(content) ?? []).map((arrived) => arrived - at),
    );
    const came = [...sent].map(([content, { receiver }]) => receiver.arrivals.get(content)?.length ?? 0);
    const inOrder = listeners
      .flat()
      .every(({ sequences }) => sequences.every((sequence, index) => sequence === index + 1));
    const floor = await measureFloor(databaseConfig, perSecond, Math.min(10, seconds));
    return print(processes, {
      sent: sent.size,
      lost: came.filter((times) => times === 0).length,
      doubled: came.filter((times) => times > 1).length,
      inOrder,
      took,
      floor,
    });
  } finally {
    agent.destroy();
    await Promise.all(servers.map(stop));
  }

  async function wander(absent: { goOffline: () => void; goOnline: () => Promise<void> }[]): Promise<void> {
    await pause((seconds * 1000) / 4);
    for (const one of absent) one.goOffline();
    await pause(awaySeconds * 1000);
    await Promise.all(absent.map((one) => one.goOnline()));
  }
}

function send(origin: string, { conversationId }: Pair, sender: Person, content: string, agent: Agent): Promise<void> {
  const body = JSON.stringify({
    conversation_id: conversationId,
    sender_id: sender.id,
    content,
    client_id: randomUUID(),
  });
  const headers = { cookie: sender.cookie, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(`${origin}/api/messaging.php?action=send_message`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`Sending returned ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

interface Outcome {
  sent: number;
  lost: number;
  doubled: number;
  inOrder: boolean;
  took: number[];
  floor: number[];
}

/** Returns whether a goal was missed. */
function print(processes: number, { sent, lost, doubled, inOrder, took, floor }: Outcome): boolean {
  const [p50, p99, least] = [at(took, 0.5), at(took, 0.99), at(floor, 0.5)];
  console.log(
    `${processes === 1 ? 'One process' : 'Two processes'}: ${pairsCount * 2} listeners, ${sent} messages, ` +
      `${lost} lost, ${doubled} duplicated, order ${inOrder ? 'kept' : 'BROKEN'}, ${away} offline for ${awaySeconds} s\n` +
      `  delivery p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${at(took, 1).toFixed(1)} ms, ` +
      `bare insert and notify p50 ${least.toFixed(1)} ms (${(p50 / least).toFixed(1)} times)`,
  );
  return lost > 0 || doubled > 0 || !inOrder || p50 > goals.p50 || p99 > goals.p99;
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
