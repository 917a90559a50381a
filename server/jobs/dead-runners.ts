import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { locks } from '../database/locks.ts';

/** A runner may take its first job a moment before it has its lock. */
const grace = sql`interval '1 minute'`;

/**
 * A runner holds an advisory lock on its listening connection to show that it is alive. The lock ends with the
 * connection.
 */
export function signsOfLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Runs after the client's own first query. After a lost connection, the new one emits this again.
    client.once('drain', () => {
      const lock = 'select pg_advisory_lock($1::int, hashtext($2))';
      client.query(lock, [locks.jobs, workerPool.id]).catch(() => undefined);
    });
  });
  return events;
}

/**
 * Every minute: releases jobs and queues of processes that were killed. The queue itself would wait four hours, along
 * with everything behind them.
 */
export const freeDeadRunners = (db: Queryable) =>
  sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select locked_by from graphile_worker._private_jobs where locked_at < now() - ${grace}
        union select locked_by from graphile_worker._private_job_queues where locked_at < now() - ${grace}
      ) as held where pg_try_advisory_xact_lock(${sql.lit(locks.jobs)}, hashtext(locked_by))))`.execute(db);
