import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { siteForThisTest, startSite } from '../testing/site.ts';
import { sweep } from './sweep.ts';

test('the sweep takes what has had its time and leaves the rest', async () => {
  const { db, as } = await siteForThisTest();
  await as('member');
  const { id } = await as('otherMember');
  await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`.execute(db);
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days'), ('new', '{}', now())`.execute(
    db,
  );
  await sweep(db);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  expect(await old(db)).toEqual([]);
  const kept = await db.selectFrom('announcements').select('kind').execute();
  expect(kept).toContainEqual({ kind: 'new' });
});

test('a job queued in a transaction runs after its commit, and not at all without it', async () => {
  const { db } = await siteForThisTest();
  const queue = sql`select graphile_worker.add_job('sweep', '{}'::json)`;
  const waiting = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs`.execute(db)).rows[0]!.count;
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days')`.execute(
    db,
  );

  await expect(
    db.transaction().execute(async (tx) => {
      await queue.execute(tx);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow();
  expect(await waiting()).toBe(0);
  expect(await old(db)).toHaveLength(1);

  await db.transaction().execute((tx) => queue.execute(tx));
  await expect.poll(() => old(db), { timeout: 5_000 }).toHaveLength(0);
  await expect.poll(waiting).toBe(0);
});

test('jobs go on after the database was away', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  const name = site.database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await allow(true);
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days')`.execute(
    site.db,
  );
  await sql`select graphile_worker.add_job('sweep', '{}'::json)`.execute(site.db);
  await expect.poll(() => old(site.db), { timeout: 20_000 }).toHaveLength(0);
});

test('a stop comes to its end also when the database went away under running jobs', async () => {
  const other = await siteForThisTest();
  for (const wait of [0, 0, 2, 4, 6]) {
    const site = await startSite();
    const name = site.database.config.database!;
    const allow = (allowed: boolean) =>
      sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);
    const work = () => sql`select graphile_worker.add_job('keep_listings')`.execute(site.db);
    for (let jobs = 0; jobs < 6; jobs++) await work();
    await pause(wait);
    await allow(false);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
    await pause(50);
    await allow(true);
    const closed = site.close().then(() => 'closed');
    expect(await Promise.race([closed, pause(15_000, 'still open')])).toBe('closed');
  }
}, 120_000);

test('jobs go on after the database went away under running ones', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  for (let jobs = 0; jobs < 6; jobs++) await sql`select graphile_worker.add_job('keep_listings')`.execute(site.db);
  const name = site.database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(other.db);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
  await pause(50);
  await allow(true);
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days')`.execute(
    site.db,
  );
  await sql`select graphile_worker.add_job('sweep', '{}'::json)`.execute(site.db);
  await expect.poll(() => old(site.db), { timeout: 20_000 }).toHaveLength(0);
});

/** What the sweep has to remove; the other jobs announce things of their own meanwhile. */
const old = (db: Database) => db.selectFrom('announcements').select('id').where('kind', '=', 'old').execute();
