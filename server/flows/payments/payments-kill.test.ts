import { rm } from 'node:fs/promises';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { createSession } from '../../features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../../lib/secrets.ts';
import { Browser } from '../../../testing/browser.ts';
import { ensurePages } from '../../../testing/built-pages.ts';
import { databaseUrl } from '../../../testing/database-url.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { goodFacts } from '../../../testing/market.ts';
import { startHttpBank } from '../../../testing/payments/http-bank.ts';
import { personas } from '../../../testing/personas.ts';
import { startProcess } from '../../../testing/process.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

beforeAll(() => ensurePages());

/** A site whose process can be killed and restarted, an external bank, and a member with a draft. */
async function mortalSite() {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 4);
  const folder = await temporaryFolder();
  const bank = await startHttpBank();
  const name = database.config.database!;
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(database.config),
    FLEECA_BASE_URL: bank.url,
    FLEECA_API_KEY: 'key',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  onTestFinished(async () => {
    await close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('name', '=', personas.member)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await createSession(db, hashToken(token), userId);

  async function start() {
    const server = await startProcess(env);
    const browser = new Browser(server.url);
    browser.cookies.set('forecourt_session', token);
    const api = createClient<typeof contract>(addresses, browser.fetch);
    return { ...server, api, buy: (car_id: number) => api.payments.purchaseListing({ car_id, user_id: userId }) };
  }

  /** Locks a payment's row like a slow transaction would. */
  async function lockRow(where: string) {
    const client = new pg.Client(database.config);
    await client.connect();
    await client.query('begin');
    await client.query(`select from payments where ${where} for update`);
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }

  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`.execute(db);
    return rows[0]!.count;
  };
  return {
    db,
    bank,
    start,
    lockRow,
    waitUntilBlocked: async () => {
      await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    },
    /** The job as it runs a minute later. */
    job: async () => {
      await sql`update payments set next_check_at = now() where next_check_at is not null`.execute(db);
      await sql`select graphile_worker.add_job('settle_payments', '{}'::json)`.execute(db);
    },
    paymentsFor: (carId: number) =>
      db.selectFrom('payments').selectAll().where('car_id', '=', carId).orderBy('id').execute(),
    car: (id: number) => db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    events: async (id: number) =>
      (await db.selectFrom('payment_events').select('kind').where('payment_id', '=', id).orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
  };
}

const monthMs = 30 * 86_400_000;

test('killed between the bank’s response and the commit: the job delivers it once', async () => {
  const { start, bank, lockRow, waitUntilBlocked, paymentsFor, car, events, job } = await mortalSite();
  const first = await start();
  const { id } = await first.api.cars.create(goodFacts);
  const { payment } = await first.buy(id);
  bank.pay(payment!.gta_world_transaction_id!);
  const release = await lockRow(`id = ${payment!.id}`);
  const unheard = first.api.payments.processGtaWorldPayment({ payment_id: payment!.id }).catch(() => 'nobody heard');
  await waitUntilBlocked();
  await first.stop('SIGKILL');
  expect(await unheard).toBe('nobody heard');
  await release();
  expect(await paymentsFor(id), 'nothing of it is done').toMatchObject([{ status: 'pending', delivered_at: null }]);
  expect((await car(id)).status).toBe('pending');

  await start();
  await job();
  await expect.poll(async () => (await paymentsFor(id))[0]?.status).toBe('completed');
  expect(await events(payment!.id)).toEqual(['asked', 'opened', 'paid', 'delivered']);
  expect(await paymentsFor(id)).toHaveLength(1);
  expect(bank.payments.size).toBe(1);
  const { status, expires_at } = await car(id);
  expect(status).toBe('active');
  expect(Math.abs(expires_at!.getTime() - Date.now() - monthMs)).toBeLessThan(120_000);
});

test('killed between opening at the bank and the commit: no one has a link, it ends, and can be bought again', async () => {
  const { db, start, bank, lockRow, waitUntilBlocked, paymentsFor, car, events, job } = await mortalSite();
  const first = await start();
  const { id } = await first.api.cars.create(goodFacts);
  const held = Promise.withResolvers<() => Promise<void>>();
  bank.whenOpening(async () => held.resolve(await lockRow(`car_id = ${id}`)));
  const unheard = first.buy(id).catch(() => 'nobody heard');
  const release = await held.promise;
  await waitUntilBlocked();
  await first.stop('SIGKILL');
  expect(await unheard).toBe('nobody heard');
  await release();
  expect(await paymentsFor(id)).toMatchObject([{ status: 'pending', bank_link: null, bank_payment_id: null }]);

  bank.whenOpening(async () => undefined);
  const second = await start();
  await db
    .updateTable('payments')
    .set({ opening_until: sql`now() - interval '1 second'`, next_check_at: sql`now()` })
    .execute();
  await job();
  await expect.poll(async () => (await paymentsFor(id))[0]?.status).toBe('failed');
  expect((await car(id)).status).toBe('draft');
  const [before] = await paymentsFor(id);
  expect(await events(before!.id)).toEqual(['asked', 'not_opened']);

  const { payment } = await second.buy(id);
  expect(payment!.id).not.toBe(before!.id);
  bank.pay(payment!.gta_world_transaction_id!);
  await second.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(await paymentsFor(id)).toMatchObject([{ status: 'failed' }, { status: 'completed' }]);
  expect((await car(id)).status).toBe('active');
  expect(bank.payments.size, 'of the first nobody ever had the link').toBe(2);
});

test('killed after the commit and before the response: everything is done, and asking again says so', async () => {
  const { start, bank, lockRow, waitUntilBlocked, paymentsFor, car, events, job } = await mortalSite();
  const first = await start();
  const { id } = await first.api.cars.create(goodFacts);
  const { payment } = await first.buy(id);
  bank.pay(payment!.gta_world_transaction_id!);
  const release = await lockRow(`id = ${payment!.id}`);
  const gone = new AbortController();
  const call = first.api.payments.processGtaWorldPayment({ payment_id: payment!.id }, { signal: gone.signal });
  const unheard = call.catch(() => 'nobody heard');
  await waitUntilBlocked();
  gone.abort();
  expect(await unheard).toBe('nobody heard');
  await release();
  await expect.poll(async () => (await paymentsFor(id))[0]?.status, { interval: 5 }).toBe('completed');
  await first.stop('SIGKILL');

  const second = await start();
  await job();
  const again = await second.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(again).toMatchObject({ payment: { status: 'completed', refund_is_due: false }, bank_answered: true });
  expect(await events(payment!.id)).toEqual(['asked', 'opened', 'paid', 'delivered']);
  expect((await car(id)).status).toBe('active');
});
