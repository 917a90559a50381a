import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { DatabaseConnection } from '../database/database.ts';
import { signsOfLife } from './dead-runners.ts';
import { withIdempotentRelease } from './idempotent-release.ts';
import { tasks, type JobDeps } from './tasks.ts';
import { timetable } from './timetable.ts';

export interface Jobs {
  /** Waits for the jobs that run now; what is queued stays queued. */
  stop: () => Promise<void>;
}

/** Less than the whole process is given to stop. */
const maxStopMs = 20_000;
export const leftBehind = 'the jobs did not end in time and are left behind';

export async function startJobs(database: DatabaseConnection, log: FastifyBaseLogger, parts: JobDeps): Promise<Jobs> {
  const stopping = new AbortController();
  let runner = await startRunner(database, log, parts);
  const kept = keepRunning();

  /** The runner gives up when the database goes away under it; the site does not. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await ended(runner);
      release(runner);
      const next = await startAgain();
      if (!next) return;
      runner = next;
      // Told to stop while it was being started.
      if (stopping.signal.aborted) release(runner);
    }
  }

  /** Null once it is to stop. */
  async function startAgain(): Promise<Runner | null> {
    if (!stopping.signal.aborted) log.error('the jobs stopped');
    for (let wait = 500; ; wait = Math.min(wait * 2, 15_000)) {
      await pause(wait, null, { signal: stopping.signal }).catch(() => null);
      if (stopping.signal.aborted) return null;
      const next = await startRunner(database, log, parts).catch(() => null);
      if (next) return next;
    }
  }

  return {
    async stop() {
      stopping.abort();
      // A runner whose database went away under it may never say that it has ended; a stop does not wait for ever.
      release(runner);
      const isOver = await Promise.race([kept.then(() => true), pause(maxStopMs, false, { ref: false })]);
      if (!isOver) log.warn(leftBehind);
    },
  };
}

/** Tells it to stop; what says that it has is `ended`: told while its database goes away, its own answer may never come. */
function release(runner: Runner): void {
  // It may have stopped by itself a moment ago.
  runner.stop().catch(() => undefined);
}

/**
 * A runner that gives up settles its promise; but when the database went away under a job that was running, only its
 * pool of workers shuts down and the promise stays open for ever.
 */
function ended({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve());
    events.once('pool:gracefulShutdown:complete', () => resolve());
    events.once('pool:forcefulShutdown:complete', () => resolve());
    events.once('pool:gracefulShutdown:error', () => resolve());
    events.once('pool:forcefulShutdown:error', () => resolve());
  });
}

function startRunner(database: DatabaseConnection, log: FastifyBaseLogger, parts: JobDeps): Promise<Runner> {
  return run({
    pgPool: withIdempotentRelease(database.pool),
    taskList: tasks(database.db, parts),
    parsedCronItems: parseCronItems([...timetable]),
    concurrency: 4,
    events: signsOfLife(),
    noHandleSignals: true,
    // An error is told whole under this name only.
    logger: new Logger(() => (level, message, meta) => log[pinoLevels[level]]({ ...meta, err: meta?.error }, message)),
    // Finished one by one, a job whose database went away meanwhile would end the process with a rejection nobody
    // handles; in batches the runner notices, stops and is started again above.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

const pinoLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;
