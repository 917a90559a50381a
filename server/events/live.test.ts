import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { siteForThisTest } from '../testing/site.ts';

test('a database that stays away for a while is asked patiently, and one connection comes of it', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  const name = site.database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);
  const listening = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = ${name} and application_name = 'forecourt live'
    `.execute(other.db);
    return rows[0]!.count;
  };
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
