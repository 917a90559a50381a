import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseGate } from '../testing/database-gate.ts';
import { siteForThisTest, type Site } from '../testing/site.ts';
import { startLive } from './live.ts';

const patiently = { timeout: 30_000 };

/** How many live connections there are to a site's database. */
async function listeningOn({ database }: Site, asker: Site): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = ${database.config.database!} and application_name = 'forecourt live'`.execute(asker.db);
  return rows[0]!.count;
}

test('a database that stays away for a while is asked patiently, and one connection comes of it', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  const name = site.database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);
  const listening = () => listeningOn(site, other);
  expect(await listening()).toBe(1);

  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
  await expect.poll(listening).toBe(0);
  // Long enough for several attempts to fail.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await allow(true);
  await expect.poll(listening, { timeout: 10_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await listening()).toBe(1);
});

test('told to close while the connection is being made again, it closes, and leaves none behind', async () => {
  const site = await siteForThisTest();
  const gate = await databaseGate(site.database.config);
  const hub = await startLive(gate.config, site.app.server.log);
  const { arrived, letThrough } = gate.hold();
  gate.cut();
  await arrived;
  const closed = hub.close();
  letThrough();
  await closed;
  await expect.poll(() => listeningOn(site, site), patiently).toBe(1);
});

test('it closes also when the database does not answer any more', async () => {
  const site = await siteForThisTest();
  const gate = await databaseGate(site.database.config);
  const hub = await startLive(gate.config, site.app.server.log);
  const { arrived } = gate.hold();
  gate.cut();
  await arrived;
  await hub.close();
  expect(hub.isListening()).toBe(false);
});
