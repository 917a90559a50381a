import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { connectPatiently } from '../testing/connect-patiently.ts';
import { noticed, takeDatabaseAway } from '../testing/outage.ts';
import { siteForThisTest, startSite } from '../testing/site.ts';
import { leftBehind } from './jobs.ts';
import { releasedOnce } from './released-once.ts';
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
  await expect.poll(() => old(db)).toHaveLength(0);
  await expect.poll(waiting).toBe(0);
});

test.each([0, 6])('jobs go on after the database was away, also when %i of them were running', async (running) => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  for (let jobs = 0; jobs < running; jobs++) await work(site.db);
  const comeBack = await takeDatabaseAway(site, other);
  await noticed(site);
  await comeBack();
  await sql`insert into announcements (kind, data, created_at) values ('old', '{}', now() - interval '31 days')`.execute(
    site.db,
  );
  await sql`select graphile_worker.add_job('sweep', '{}'::json)`.execute(site.db);
  await expect.poll(() => old(site.db)).toHaveLength(0);
});

test('a stop comes to its end also when the database went away under running jobs', async () => {
  const other = await siteForThisTest();
  for (let round = 0; round < 5; round++) {
    const site = await startSite();
    const warn = vi.spyOn(site.app.server.log, 'warn');
    for (let jobs = 0; jobs < 6; jobs++) await work(site.db);
    const comeBack = await takeDatabaseAway(site, other);
    await comeBack();
    await site.close();
    expect(warn, 'none was left behind').not.toHaveBeenCalledWith(leftBehind);
  }
});

test('a connection that is released twice is given back once, and is not the next one’s', async () => {
  const { database } = await siteForThisTest();
  const { pool, close } = connectPatiently(database.config, 1);
  onTestFinished(close);
  const taken = () =>
    new Promise<() => void>((resolve, reject) => {
      releasedOnce(pool).connect((error, _client, release) => (error ? reject(error) : resolve(release)));
    });
  const first = await taken();
  first();
  const second = await taken();
  first();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  second();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

const work = (db: Database) => sql`select graphile_worker.add_job('keep_listings')`.execute(db);

/** What the sweep has to remove; the other jobs announce things of their own meanwhile. */
const old = (db: Database) => db.selectFrom('announcements').select('id').where('kind', '=', 'old').execute();
