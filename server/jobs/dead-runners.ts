import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { locks } from '../database/locks.ts';

/** A runner takes its first job a moment before its lock may be there. */
const grace = sql`interval '1 minute'`;

/** As long as a runner listens for jobs, a lock of its connection says that it lives; the lock ends however that ends. */
export function signsOfLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // After its own first question. A connection that breaks meanwhile is made anew, and this is told again.
    client.once('drain', () => {
      const lock = 'select pg_advisory_lock($1::int, hashtext($2))';
      client.query(lock, [locks.jobs, workerPool.id]).catch(() => undefined);
    });
  });
  return events;
}

/**
 * Every minute: jobs and queues in the hands of a process that was killed are free again. The queue itself would wait
 * four hours for it, and with it everything behind it.
 */
export const freeDeadRunners = (db: Queryable) =>
  sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select locked_by from graphile_worker._private_jobs where locked_at < now() - ${grace}
        union select locked_by from graphile_worker._private_job_queues where locked_at < now() - ${grace}
      ) as held where pg_try_advisory_xact_lock(${sql.lit(locks.jobs)}, hashtext(locked_by))))`.execute(db);
