import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { sweep } from './sweep.ts';

export interface Jobs {
  /** Waits for the jobs that run now; what is queued stays queued. */
  stop: () => Promise<void>;
}

const pinoLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

const timetable = `
*/10 * * * * sweep ?jobKey=sweep&max=3
`;

export async function startJobs(db: Database, pool: pg.Pool, log: FastifyBaseLogger): Promise<Jobs> {
  const taskList: TaskList = {
    sweep: () => sweep(db),
  };
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    crontab: timetable,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      log[pinoLevels[level]](meta ?? {}, message);
    }),
  });
  return { stop: () => runner.stop() };
}
