import { sql, type NotNull } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isolatedEnv } from '../../../testing/isolated-env.ts';
import { until } from '../../../testing/until.ts';
import { connect, inTheBackground } from '../../database/database.ts';
import { locks } from '../../database/locks.ts';
import { fileQuery } from './file-query.ts';
import { matchCars } from './match-cars.ts';

const idleMs = 500;

test('a batch that takes longer than a transaction may be idle is finished', async () => {
  const { db, env } = await isolatedEnv();
  const jobs = connect({ connectionString: env.DATABASE_URL }, 2, { ...inTheBackground, idleTransactionMs: idleMs });
  onTestFinished(() => jobs.close());
  const car = await db
    .selectFrom('cars')
    .select(['id', 'make', 'seller_id'])
    .where('status', '=', 'active')
    .where('make', 'is not', null)
    .where('dealer_id', 'is', null)
    .$narrowType<{ make: NotNull }>()
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from users where game_account_id <> (select game_account_id from users where id = ${car.seller_id})`.execute(
    db,
  );
  const filters = { search: car.make };
  await db.transaction().execute(async (tx) => {
    const query_id = await fileQuery(tx, filters);
    const search = { user_id: rows[0]!.id, query_id, name: 'Mine', filters: JSON.stringify(filters) };
    await tx
      .insertInto('saved_searches')
      .values({ ...search, frequency: 'instant' })
      .execute();
  });
  await sql`delete from matching_due`.execute(db);
  await sql`insert into matching_due (car_id) values (${car.id})`.execute(db);

  // The words of the search can't be looked up, so it isn't judged yet.
  const blocker = await db.startTransaction().execute();
  await sql`lock table word_meanings`.execute(blocker);
  const matched = matchCars({ db: jobs.db, market: db, siteTimezone: 'UTC', log: { warn: () => undefined } });
  const holder = async () =>
    (
      await sql<{ pid: number; is_long_idle: boolean }>`
        select pid, state_change < clock_timestamp() - make_interval(secs => ${(2 * idleMs) / 1_000}) as is_long_idle
        from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = ${locks.matching} and state = 'idle in transaction'`.execute(db)
    ).rows[0];
  const isLookingUp = async () =>
    (await sql`select from pg_locks where relation = 'word_meanings'::regclass and not granted`.execute(db)).rows
      .length > 0;
  await until('the batch waits for the verdict', isLookingUp);
  await until('it has been idle for long, or has ended', async () => (await holder())?.is_long_idle ?? true);
  await blocker.rollback().execute();
  await matched;
  const matches = await db.selectFrom('search_matches').select('car_id').execute();
  expect(matches).toEqual([{ car_id: car.id }]);
});
