import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { startProcess } from '../process.ts';
import { seededRandom } from '../random.ts';
import { until } from '../until.ts';
import { foundCity } from './city.ts';
import { eventsIn, noticesOf } from './events.ts';
import { allTold } from './told.ts';

interface Simulation {
  events: number;
  /** How often the server is killed and started again meanwhile. */
  kills: number;
  seed: number;
}

/** How often who was told what about which thing: by the table, and as it stands in the database. */
type Tally = Record<string, number>;

/**
 * Random things happen to random people while a real server writes the notices and is killed again and again in the
 * midst of it; some jobs are queued twice, and people read what they have.
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
    // In the midst of it: some are written, others wait or are being written.
    await server.stop('SIGKILL');
    killedAtWork += (await countDue(db)) > 0 ? 1 : 0;
    server = await start();
  }
  await tellWhatWasLeft(db);
  // Whatever still comes twice changes nothing.
  await sql`select graphile_worker.add_job('write_notices', json_build_object('announcementId', id)) from announcements`.execute(
    db,
  );
  await until('the queue is empty', async () => (await countJobs(db)) === 0);
  return { expected, written: await written(db), killedAtWork };
}

/** As a job that was thought to have died and runs a second time. */
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

/** Those that a dead process holds wait for hours; they are not waited for. */
async function countJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'write_notices' and job.locked_at is null`.execute(db);
  return rows[0]!.count;
}

/** What was in the hands of a process when it died is found by the clock's job, here a minute early. */
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
