import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { noticed, takeDatabaseDown } from '../../testing/outage.ts';
import { siteForThisTest, startSite } from '../../testing/site.ts';
import { locks } from '../database/locks.ts';
import { freeDeadRunners } from './dead-runners.ts';
import { leftBehind } from './jobs.ts';
import { withIdempotentRelease } from './idempotent-release.ts';
import { sweep } from './sweep.ts';

test('the sweep deletes what has expired and leaves the rest', async () => {
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

test('a job queued in a transaction runs after its commit, and never without it', async () => {
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
  await expect.poll(() => old(db)).toHaveLength(0);
  await expect.poll(waiting).toBe(0);
});

test.each([0, 6])('jobs continue after a database outage, also with %i of them running', async (running) => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  for (let jobs = 0; jobs < running; jobs++) await work(site.db);
  const bringDatabaseUp = await takeDatabaseDown(site, other);
  await noticed(site);
  await bringDatabaseUp();
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days')`.execute(
    site.db,
  );
  await sql`select graphile_worker.add_job('sweep', '{}'::json)`.execute(site.db);
  await expect.poll(() => old(site.db)).toHaveLength(0);
});

test('a stop completes even if the database went away under running jobs', async () => {
  const other = await siteForThisTest();
  for (let round = 0; round < 5; round++) {
    const site = await startSite();
    const warn = vi.spyOn(site.app.server.log, 'warn');
    for (let jobs = 0; jobs < 6; jobs++) await work(site.db);
    const bringDatabaseUp = await takeDatabaseDown(site, other);
    await bringDatabaseUp();
    await site.close();
    expect(warn, 'none was left behind').not.toHaveBeenCalledWith(leftBehind);
  }
});

test('jobs of a killed process are released after a minute, and those of a living one are not', async () => {
  const { db } = await siteForThisTest();
  // Locked manually and long ago: one by a dead runner, the other by one that still holds its lock.
  const held = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(locks.jobs)}, hashtext('living'))`.execute(tx);
    for (const name of ['dead', 'living']) {
      await sql`select graphile_worker.add_job('sweep_words', '{}'::json, queue_name => ${name}, run_at => now() + interval '1 day')`.execute(
        db,
      );
      await sql`update graphile_worker._private_job_queues set locked_by = ${name}, locked_at = now() - interval '2 minutes'
        where queue_name = ${name}`.execute(db);
      await sql`update graphile_worker._private_jobs set locked_by = ${name}, locked_at = now() - interval '2 minutes'
        where job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = ${name})`.execute(
        db,
      );
    }
    await freeDeadRunners(db);
    return sql<{ queue: string | null; job: string | null }>`
      select queue.locked_by as queue, job.locked_by as job from graphile_worker._private_job_queues as queue
      join graphile_worker._private_jobs as job on job_queue_id = queue.id
      where queue_name in ('dead', 'living') order by queue_name`.execute(db);
  });
  expect(held.rows).toEqual([
    { queue: null, job: null },
    { queue: 'living', job: 'living' },
  ]);
});

test('a living runner holds its lock, also after a database outage', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  const alive = async () =>
    (
      await sql<{ count: number }>`select count(*) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and classid = ${locks.jobs} and datname = ${site.database.config.database!}`.execute(
        other.db,
      )
    ).rows[0]!.count;
  await expect.poll(alive).toBe(1);
  const bringDatabaseUp = await takeDatabaseDown(site, other);
  await expect.poll(alive).toBe(0);
  await bringDatabaseUp();
  await expect.poll(alive).toBe(1);
});

test('a connection released twice is returned once and isn’t given to two users', async () => {
  const { database } = await siteForThisTest();
  const { pool, close } = connectWithRetry(database.config, 1);
  onTestFinished(close);
  const taken = () =>
    new Promise<() => void>((resolve, reject) => {
      withIdempotentRelease(pool).connect((error, _client, release) => (error ? reject(error) : resolve(release)));
    });
  const first = await taken();
  first();
  const second = await taken();
  first();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  second();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

test('a runner that asks an ended pool for a connection gets nothing to release', async () => {
  const { database } = await siteForThisTest();
  const { pool, close } = connectWithRetry(database.config, 1);
  await close();
  const given = await new Promise((resolve) => {
    withIdempotentRelease(pool).connect((error, client, release) =>
      resolve({ error: error?.message, client, release }),
    );
  });
  expect(given).toEqual({
    error: 'Cannot use a pool after calling end on the pool',
    client: undefined,
    release: undefined,
  });
});

const work = (db: Database) => sql`select graphile_worker.add_job('keep_listings')`.execute(db);

/** Announcements for the sweep to delete. Other jobs announce things of their own in parallel. */
const old = (db: Database) => db.selectFrom('announcements').select('id').where('kind', '=', 'old').execute();
