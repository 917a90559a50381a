import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../../../testing/built-pages.ts';
import { isolatedEnv } from '../../../testing/isolated-env.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startProcess } from '../../../testing/process.ts';
import { until } from '../../../testing/until.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';

beforeAll(() => ensurePages());

const killsAtWork = 3;
const eventsPerRound = 40;

test(
  'each event notifies each person once, though the server is killed while it writes and jobs run twice',
  { timeout: 5 * testMs },
  async () => {
    const { db, env } = await isolatedEnv();
    const car = await db
      .selectFrom('cars')
      .select(['id', 'seller_id'])
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    const { rows: people } = await sql<{ user_id: number }>`
      insert into favourites (user_id, car_id)
      select min(users.id), ${car.id} from users join users as seller on seller.id = ${car.seller_id}
      where users.game_account_id <> seller.game_account_id group by users.game_account_id
      on conflict do nothing returning user_id`.execute(db);
    await sql`delete from favourites where car_id = ${car.id} and not user_id = any(${people.map((one) => one.user_id)})`.execute(
      db,
    );
    const lowered = { kind: 'car_price_lowered', carId: car.id, by: car.seller_id, from: 42_000, to: 40_000 } as const;
    let [kills, events] = [0, 0];
    let server = await startProcess(env);
    while (kills < killsAtWork) {
      await db.transaction().execute(async (tx) => {
        for (let count = 0; count < eventsPerRound; count++) await announce(tx, lowered);
      });
      events += eventsPerRound;
      await queueAgain(db, 3);
      await server.stop('SIGKILL');
      if ((await countDue(db)) > 0) kills += 1;
      server = await startProcess(env);
    }
    // The killed processes still hold their jobs, so the scheduled job handles the rest.
    await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
    await sql`select graphile_worker.add_job('tell_late')`.execute(db);
    await noticesWritten({ db });
    await queueAgain(db, events);
    await until('the queue is empty', async () => (await countWaiting(db)) === 0);

    const { rows: told } = await sql<{ user_id: number; times: number }>`
      select user_id, sum(times)::int as times from notices where subject_id = ${car.id} group by 1 order by 1`.execute(
      db,
    );
    expect(people.length).toBeGreaterThan(5);
    expect(told).toEqual(
      people.toSorted((one, other) => one.user_id - other.user_id).map((one) => ({ ...one, times: events })),
    );
  },
);

/** Like jobs that were presumed dead and run a second time. */
const queueAgain = (db: Database, latest: number) =>
  sql`
    select graphile_worker.add_job('write_notices', json_build_object('announcementId', id))
    from (select id from announcements order by id desc limit ${latest}) as latest`.execute(db);

async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from announcements where notices_due`.execute(db);
  return rows[0]!.count;
}

/** Without the jobs that a killed process holds. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'write_notices' and job.locked_at is null`.execute(db);
  return rows[0]!.count;
}
