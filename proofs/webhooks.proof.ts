import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '../server/database/database.ts';
import { announce } from '../server/events/announce.ts';
import { secretsWith } from '../server/lib/secrets.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { hostileHabit } from '../testing/webhooks/hostile-receiver.ts';
import { startReceiver, type Receiver } from '../testing/webhooks/receiver.ts';
import { startServerProcess, type Told } from '../testing/webhooks/server-process.ts';
import { deliveryLimits } from '../server/flows/webhooks/webhook-parts.ts';

/** A busy machine only takes longer. */
const timeout = 1_200_000;

/** Like production, but faster. */
const limits = {
  ...deliveryLimits,
  attemptMs: 200,
  leaseMs: 1_500,
  firstPauseMs: 10,
  longestPauseMs: 200,
  pollMs: 250,
};

async function world() {
  const database = await freshDatabase();
  const { db, close } = connect(database.config, 6, { statementTimeoutMs: 0 });
  const dataDir = await temporaryFolder();
  const appKey = randomBytes(32);
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const told: Omit<Told, 'name'> = { database: database.config, appKey: appKey.toString('hex'), dataDir, limits };
  return { db, told, secrets: secretsWith(appKey) };
}

/** The part that identifies the event. */
const numberIn = (content: string) => /\/messages\/\d+|\$\d+(?:,\d{3})*|Person \d+/.exec(content)![0];

const waiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from announcements where deliveries_due)
      + (select count(*) from webhook_deliveries where status = 'waiting' and event <> 'tickets') as count`.execute(db);
  return rows[0]!.count;
};

test(
  '1,000 events all arrive, in their order, at receivers that fail in every way, while the server is killed again and again',
  async ({ annotate }) => {
    const { db, told, secrets } = await world();
    const { habit, taken } = hostileHabit(11);
    const receiver = await startReceiver(habit);
    // A receiver that never responds and must not delay the others.
    receiver.does(() => undefined, '/tickets');
    const { rows: cars } = await sql<{ id: number }>`select id from cars where status = 'active' limit 1`.execute(db);
    const car = cars[0]!.id;
    const { rows: dealers } = await sql<{ id: number }>`select id from dealer_accounts order by id limit 1`.execute(db);
    const dealer = dealers[0]!.id;
    await sql`update cars set dealer_id = ${dealer}, seller_id = (
    select user_id from dealer_team_members where dealer_account_id = ${dealer} limit 1) where id = ${car}`.execute(db);
    await sql`insert into webhooks (dealer_id, events) values (${dealer}, '{price,inquiry}')`.execute(db);
    const setUp = (path: string, whose: ReturnType<typeof sql<boolean>>, template: string | null) =>
      sql`update webhooks set address = ${secrets.seal(`${receiver.url}${path}`)}, address_shown = ${path}, is_enabled = true,
      message_template = ${template} where ${whose}`.execute(db);
    await setUp('/new-user', sql`channel = 'new-user'`, '{username}');
    await setUp('/price-alert', sql`channel = 'price-alert'`, '{new_price}');
    await setUp('/tickets', sql`channel = 'tickets'`, null);
    await setUp('/dealer', sql`dealer_id = ${dealer}`, null);

    const expected: Record<string, string[]> = { '/new-user': [], '/price-alert': [], '/dealer': [] };
    const happen = (number: number) =>
      db.transaction().execute(async (tx) => {
        const kind = number % 4;
        const price = `$${number.toLocaleString('en-US')}`;
        if (number % 100 === 0) await announce(tx, { kind: 'ticket_opened', ticketId: 5001 });
        if (kind === 1) {
          await announce(tx, { kind: 'car_price_lowered', carId: car, from: 9_999_999, to: number, by: 101 });
          expected['/price-alert']!.push(price);
          expected['/dealer']!.push(price);
        } else if (kind === 3) {
          await announce(tx, { kind: 'car_asked_about', carId: car, conversationId: number, by: 101 });
          expected['/dealer']!.push(`/messages/${number}`);
        } else {
          await announce(tx, { kind: 'member_joined', userId: 1, name: `Person ${number}` });
          expected['/new-user']!.push(`Person ${number}`);
        }
      });

    const began = performance.now();
    let kills = 0;
    const over = new AbortController();
    /** Each process lives for some seconds, or on a busy machine until it has sent something, and is then replaced. */
    const killing = (async () => {
      while (!over.signal.aborted) {
        const server = await startServerProcess({ ...told, name: 'Cars' });
        const until = performance.now() + 2_000 + 2_000 * Math.random();
        const enough = receiver.received.length + 40 + 80 * Math.random();
        while (!over.signal.aborted && (performance.now() < until || receiver.received.length < enough))
          await pause(20);
        await server.kill();
        if (!over.signal.aborted) kills++;
      }
    })();
    for (let number = 1; number <= 1000; number++) {
      await happen(number);
      if (number % 10 === 0) await pause(60);
    }
    while ((await waiting(db)) > 0) await pause(200);
    over.abort();
    await killing;

    const took = Math.round((performance.now() - began) / 1000);
    const repeats = taken.length - new Set(taken.map(({ path, id }) => `${path} ${id}`)).size;
    expect(kills).toBeGreaterThan(10);
    for (const [path, texts] of Object.entries(expected)) {
      const here = taken.filter((one) => one.path === path);
      // The first delivery of each id, in order.
      const firsts = [...new Map(here.toReversed().map((one) => [one.id, one])).values()].toReversed();
      expect(
        firsts.map(({ content }) => numberIn(content)),
        path,
      ).toEqual(texts);
      for (const { id, content } of here)
        expect(numberIn(here.find((one) => one.id === id)!.content)).toBe(numberIn(content));
    }
    const dead = await db.selectFrom('webhook_deliveries').select('id').where('status', '=', 'dead').execute();
    expect(dead).toEqual([]);
    expect(receiver.received.some(({ path }) => path === '/tickets')).toBe(true);
    await annotate(
      `1,000 events, ${kills} kills, ${receiver.received.length.toLocaleString('en-US')} requests, ` +
        `${taken.length.toLocaleString('en-US')} taken by the receivers, ${repeats} of them repeats with the same id, none lost, in ${took} s`,
    );
  },
  timeout,
);

/** Fifty dealers with a webhook each, and 10,000 pending messages. */
async function fillLines(db: Database, receiver: Receiver, seal: (text: string) => Buffer): Promise<void> {
  for (let number = 0; number < 50; number++) {
    const path = `/${number}`;
    await sql`
      with dealer as (insert into dealer_accounts (company_name) values (${`Dealer number ${number}`}) returning id)
      insert into webhooks (dealer_id, address, address_shown, is_enabled)
      select id, ${seal(`${receiver.url}${path}`)}, ${path}, true from dealer`.execute(db);
  }
  await sql`
    insert into webhook_deliveries (webhook_id, event, facts)
    select webhooks.id, 'new-car', jsonb_build_object('values', jsonb_build_object('title', number::text))
    from generate_series(1, 200) as number cross join webhooks where dealer_id is not null order by number`.execute(db);
}

test.for([1, 2])(
  '10,000 waiting deliveries to 50 webhooks drain with %i process(es), none twice at once',
  { timeout },
  async (count, { annotate }) => {
    const { db, told, secrets } = await world();
    const receiver = await startReceiver();
    await fillLines(db, receiver, secrets.seal);
    const patient = { ...told, limits: { ...limits, attemptMs: 10_000, leaseMs: 30_000 } };
    const names = ['First', 'Second'].slice(0, count);
    const began = performance.now();
    const servers = await Promise.all(names.map((name) => startServerProcess({ ...patient, name })));
    while ((await waiting(db)) > 0) await pause(100);
    const took = (performance.now() - began) / 1000;
    await Promise.all(servers.map(({ kill }) => kill()));

    const senders = receiver.received.map(({ body }) => (JSON.parse(body) as { username: string }).username);
    const share = names.map((name) => `${name} ${senders.filter((one) => one === name).length}`).join(', ');
    expect(receiver.received).toHaveLength(10_000);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(10_000);
    expect(new Set(senders)).toEqual(new Set(names));
    for (let number = 0; number < 50; number++) {
      const path = `/${number}`;
      expect(receiver.atOnce(path)).toBe(1);
      const order = receiver.received
        .filter((one) => one.path === path)
        .map(({ body }) => Number(/"content":"(\d+)/.exec(body)![1]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    await annotate(
      `10,000 deliveries in ${took.toFixed(1)} s, ${Math.round(10_000 / took)} a second (${share}): none twice, none out of order`,
    );
  },
);
