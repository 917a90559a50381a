import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { announce } from '../../server/events/announce.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { startProcess } from '../process.ts';
import { seededRandom } from '../random.ts';
import { until } from '../until.ts';
import { foundCity } from './city.ts';
import { eventsIn, noticesOf } from './events.ts';
import { allTold } from './told.ts';

interface Simulation {
  events: number;
  /** How often the server is killed and restarted. */
  kills: number;
  seed: number;
}

/** How often each user was notified of what about which thing: expected by the table, and found in the database. */
type Tally = Record<string, number>;

/**
 * Random events happen to random users while a real server writes notifications and is killed repeatedly. Some jobs are
 * queued twice, and users read what they have.
 */
export async function simulateNotices({ events, kills, seed }: Simulation) {
  const random = seededRandom(seed);
  const { db, env } = await isolatedEnv();
  const city = await foundCity(db, random);
  const next = eventsIn(city, random);
  const start = () => startProcess(env);

  const expected: Tally = {};
  let server = await start();
  let killedAtWork = 0;
  for (let count = 1; count <= events; count++) {
    const event = next();
    await db.transaction().execute((tx) => announce(tx, event.announcement));
    for (const { to, kind, subjectId } of noticesOf(event, city.people))
      for (const { id } of to) {
        const key = `${id} ${kind} ${subjectId}`;
        expected[key] = (expected[key] ?? 0) + 1;
      }
    if (random.chance(0.1)) await queueAgain(db);
    if (random.chance(0.05)) await readAll(db, random.pick(city.people).id);
    if (count % Math.ceil(events / (kills + 1)) !== 0) continue;
    // In the middle of it: some are written, others wait or are being written.
    await server.stop('SIGKILL');
    killedAtWork += (await countDue(db)) > 0 ? 1 : 0;
    server = await start();
  }
  await tellWhatWasLeft(db);
  // Running a job twice changes nothing.
  await sql`select graphile_worker.add_job('write_notices', json_build_object('announcementId', id)) from announcements`.execute(
    db,
  );
  await until('the queue is empty', async () => (await countJobs(db)) === 0);
  return { expected, written: await written(db), killedAtWork };
}

/** Like a job that was presumed dead and runs a second time. */
const queueAgain = (db: Database) =>
  sql`
    select graphile_worker.add_job('write_notices', json_build_object('announcementId', id))
    from (select id from announcements order by id desc limit 3) as latest`.execute(db);

const readAll = (db: Database, userId: number) =>
  sql`update notices set read_at = now() where user_id = ${userId} and read_at is null`.execute(db);

async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from announcements where notices_due`.execute(db);
  return rows[0]!.count;
}

/** Jobs of a killed process wait for hours, so they aren't counted. */
async function countJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'write_notices' and job.locked_at is null`.execute(db);
  return rows[0]!.count;
}

/** Handles what a killed process was working on, as the scheduled job would a minute later. */
async function tellWhatWasLeft(db: Database): Promise<void> {
  await until('the queue is empty', async () => (await countJobs(db)) === 0);
  await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
  await sql`select graphile_worker.add_job('tell_late')`.execute(db);
  await allTold({ db });
}

async function written(db: Database): Promise<Tally> {
  const { rows } = await sql<{ key: string; times: number }>`
    select concat_ws(' ', user_id, kind, subject_id) as key, sum(times) as times from notices group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ key, times }) => [key, times]));
}
