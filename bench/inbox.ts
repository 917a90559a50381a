/**
 * The inbox among a million conversations: its first page, a later one, the unread count, opening one and sending, for a
 * user with few, one with 500, a dealer's member with 20,000 and a new member of that team who has read none.
 * `npm run bench:inbox`. BENCH_CONVERSATIONS changes their number.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Person } from './messaging/people.ts';
import { fillTown } from './messaging/town.ts';
import { allowFastFilling } from './fast-filling.ts';
import { start, stop } from './servers.ts';

const conversations = Number(process.env.BENCH_CONVERSATIONS ?? 1_000_000);
const times = 60;

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const filling = connect(database.connection, 2, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  const begun = performance.now();
  const town = await fillTown(filling.pool, conversations);
  await filling.close();
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${conversations.toLocaleString('en')} conversations, created in ${took} s. p50 and slowest in ms`);
  const parts = { databaseConfig: database.connection, poolSize: 16, dataDir: join(folder, 'data') };
  const server = await start(new URL('our-server.ts', import.meta.url), parts);
  try {
    for (const [name, person] of Object.entries(town) as [string, Person][])
      console.log(name.padEnd(10), await look(server.origin, person));
  } finally {
    await stop(server);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function look(origin: string, { id, cookie }: Person): Promise<string> {
  const ask = async <T>(query: string, body?: object): Promise<T> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}/api/messaging.php?${query}`, { ...sent, headers });
    if (response.status !== 200) throw new Error(`${query} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const first = await ask<Page>(`user_id=${id}`);
  const last = first.conversations.at(-1)!;
  const chosen = first.conversations[0]!.id;
  const behind = `user_id=${id}&before=${last.updated_at}&before_id=${last.id}`;
  const send = () =>
    ask('action=send_message', {
      conversation_id: chosen,
      sender_id: id,
      content: 'Hello',
      client_id: randomUUID(),
    });
  const measured = {
    'minimum call': await timed(() => ask('action=blocked')),
    page: await timed(() => ask(`user_id=${id}`)),
    'next page': first.has_more ? await timed(() => ask(behind)) : '-',
    unread: await timed(() => ask(`action=unread_count&user_id=${id}`)),
    open: await timed(() => ask(`conversation_id=${chosen}`)),
    send: await timed(send),
  };
  return Object.entries(measured)
    .map(([what, figures]) => `${what} ${figures}`)
    .join(' | ');
}

async function timed(transition: () => Promise<unknown>): Promise<string> {
  const all: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now();
    await transition();
    all.push(performance.now() - begun);
  }
  all.sort((one, other) => one - other);
  return `${all[times / 2]!.toFixed(1)} (${all.at(-1)!.toFixed(1)})`;
}

interface Page {
  conversations: { id: number; updated_at: string }[];
  has_more: boolean;
}
