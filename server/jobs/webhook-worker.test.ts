import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { waitMs } from '../../tools/test-timeouts.ts';
import { connect, type Database } from '../database/database.ts';
import { deliveryLimits, type DeliveryLimits } from '../flows/webhooks/webhook-parts.ts';
import { notify } from '../events/notify.ts';
import { secretsWith } from '../lib/secrets.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startBareReceiver } from '../../testing/webhooks/broken-answers.ts';
import { startReceiver } from '../../testing/webhooks/receiver.ts';
import { startServerProcess } from '../../testing/webhooks/server-process.ts';

const quick: DeliveryLimits = { ...deliveryLimits, firstPauseMs: 10, longestPauseMs: 50, pollMs: 50 };
/** A delivery that takes a slot keeps it until the end of the test. */
const patient: DeliveryLimits = { ...quick, attemptMs: waitMs * 4, leaseMs: waitMs * 8 };

/** Creates members with webhooks and pending messages, in the database of a site with this key. */
function membersOf(db: Database, appKey: Buffer) {
  const { seal } = secretsWith(appKey);
  let made = 0;

  /** Creates members with one webhook each, either all of one person or each of a different person. */
  async function setUp(count: number, addressOf: (index: number) => string, isOnePerson = false): Promise<number[]> {
    const webhooks: number[] = [];
    for (let index = 0; index < count; index++) {
      const number = (made += 1);
      const address = addressOf(index);
      const account = 9_000_000 + (isOnePerson ? 0 : number);
      const { rows } = await sql<{ id: number }>`
        with account as (
          insert into game_accounts (id, username) values (${account}, ${`account${account}`})
          on conflict (id) do update set id = excluded.id returning id
        ), member as (
          insert into users (game_account_id, gta_world_id, name)
          select id, ${9_000_000 + number}, ${`Member Number${number}`} from account returning id
        )
        insert into webhooks (user_id, address, address_shown, is_enabled)
        select id, ${seal(address)}, ${`${new URL(address).origin}/…`}, true from member returning id`.execute(db);
      webhooks.push(rows[0]!.id);
    }
    return webhooks;
  }

  async function deliver(webhooks: number[], messages = 10) {
    await sql`
      insert into webhook_deliveries (webhook_id, event, facts)
      select webhook, 'notice', '{"values": {"notice": "Hello"}}'
      from unnest(${sql.val(webhooks)}::bigint[]) as webhook, generate_series(1, ${messages}::int)`.execute(db);
    await notify(db, { topic: 'deliveries' });
  }
  return { setUp, deliver };
}

async function siteWith(limits: DeliveryLimits) {
  const appKey = randomBytes(32);
  const site = await siteForThisTest({ appKey, config: { webhookLoopback: true }, deliveryLimits: limits });
  return membersOf(site.db, appKey);
}

const switchesProtocols = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

test('18 members whose receivers switch protocols don’t block an honest member’s message', async () => {
  const { setUp, deliver } = await siteWith({ ...quick, leaseMs: 200 });
  const hostile = await startBareReceiver((socket) => void socket.write(switchesProtocols));
  const honest = await startReceiver();
  await deliver(await setUp(18, (index) => `http://127.0.1.${index + 1}:${hostile.port}/`));
  // More requests than there are slots.
  await expect.poll(hostile.requests).toBeGreaterThan(quick.maxParallel);
  await deliver(await setUp(1, () => honest.url), 1);
  await expect.poll(() => honest.received.length).toBe(1);
});

test('18 silent receivers at one host take only that host’s share of the slots, and an honest message arrives', async () => {
  const { setUp, deliver } = await siteWith({ ...patient, maxParallel: 8, maxPerTarget: 4 });
  const hostile = await startBareReceiver(() => undefined);
  const honest = await startReceiver();
  await deliver(await setUp(18, (index) => `http://127.0.2.1:${hostile.port}/${index}`));
  await expect.poll(hostile.requests).toBe(4);
  await deliver(await setUp(3, (index) => `${honest.url}/${index}`), 5);
  await expect.poll(() => honest.received.length).toBe(15);
  expect(hostile.mostOpen()).toBe(4);
});

test('one person’s characters take only that person’s share, wherever their webhooks point', async () => {
  const { setUp, deliver } = await siteWith({ ...patient, maxParallel: 4, maxPerPerson: 2 });
  const hostile = await startBareReceiver(() => undefined);
  const honest = await startReceiver();
  await deliver(await setUp(6, (index) => `http://127.0.3.${index + 1}:${hostile.port}/`, true));
  await expect.poll(hostile.requests).toBe(2);
  await deliver(await setUp(3, (index) => `${honest.url}/${index}`), 5);
  await expect.poll(() => honest.received.length).toBe(15);
  expect(hostile.mostOpen()).toBe(2);
});

test('a host that fills its share under many names doesn’t block others, and waits without failing', async () => {
  const appKey = randomBytes(32);
  const limits = { ...patient, maxPerTarget: 2 };
  const site = await siteForThisTest({ appKey, config: { webhookLoopback: true }, deliveryLimits: limits });
  const { setUp, deliver } = membersOf(site.db, appKey);
  const waiting: Socket[] = [];
  const receiver = await startBareReceiver((socket) => void waiting.push(socket));
  // Two names of the same address.
  const hosts = ['localhost', '127.0.0.1'];
  const webhooks = await setUp(4, (index) => `http://${hosts[index % 2]}:${receiver.port}/`);
  await deliver(webhooks, 1);
  for (let answered = 0; answered < 4; answered++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(answered);
    expect(waiting.length - answered).toBeLessThanOrEqual(2);
    waiting[answered]!.end('HTTP/1.1 204 No Content\r\n\r\n');
  }
  const states = site.db.selectFrom('webhook_deliveries').select(['status', 'attempts']);
  await expect
    .poll(() => states.where('webhook_id', 'in', webhooks).execute())
    .toEqual(webhooks.map(() => ({ status: 'delivered', attempts: 1 })));
});

test('asked to stop while deliveries hang, the process ends in order', async () => {
  const database = await freshDatabase();
  const { db, close } = connect(database.config, 2);
  const dataDir = await temporaryFolder();
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const appKey = randomBytes(32);
  const { setUp, deliver } = membersOf(db, appKey);
  let turn = 0;
  const hostile = await startBareReceiver((socket) => void (turn++ % 2 && socket.write(switchesProtocols)));
  await deliver(await setUp(18, (index) => `http://127.0.4.${index + 1}:${hostile.port}/`));
  const limits = { ...quick, attemptMs: 2_000 };
  const processConfig = { database: database.config, appKey: appKey.toString('hex'), dataDir, name: 'Cars', limits };
  const server = await startServerProcess(processConfig);
  onTestFinished(server.kill);
  await expect.poll(hostile.requests).toBeGreaterThan(18);
  expect(await server.stop()).toBe(0);
});
