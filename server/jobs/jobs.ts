import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { DatabaseConnection } from '../database/database.ts';
import { signsOfLife } from './dead-runners.ts';
import { withIdempotentRelease } from './idempotent-release.ts';
import { tasks, type JobDeps } from './tasks.ts';
import { timetable } from './timetable.ts';

export interface Jobs {
  /** Waits for running jobs. Queued jobs stay queued. */
  stop: () => Promise<void>;
}

/** Shorter than the time the whole process has to stop. */
const maxStopMs = 20_000;
export const leftBehind = 'jobs did not finish in time and were abandoned';

export async function startJobs(database: DatabaseConnection, log: FastifyBaseLogger, parts: JobDeps): Promise<Jobs> {
  const stopping = new AbortController();
  let runner = await startRunner(database, log, parts);
  const runLoop = runForever();

  /** The runner stops if the database goes away. The site restarts it. */
  async function runForever(): Promise<void> {
    for (;;) {
      await ended(runner);
      release(runner);
      const next = await startAgain();
      if (!next) return;
      runner = next;
      // The stop was requested while the runner was starting.
      if (stopping.signal.aborted) release(runner);
    }
  }

  /** Null once it should stop. */
  async function startAgain(): Promise<Runner | null> {
    if (!stopping.signal.aborted) log.error('job runner stopped, will restart');
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
      // A runner whose database went away may never report that it has ended, so a stop doesn't wait forever.
      release(runner);
      const isOver = await Promise.race([runLoop.then(() => true), pause(maxStopMs, false, { ref: false })]);
      if (!isOver) log.warn(leftBehind);
    },
  };
}

/**
 * Asks the runner to stop. `ended` tells when it has, because its own promise may never settle if the database goes
 * away.
 */
function release(runner: Runner): void {
  // It may have just stopped on its own.
  runner.stop().catch(() => undefined);
}

/**
 * A runner that stops settles its promise. But if the database went away under a running job, only its worker pool
 * shuts down and the promise never settles.
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
    // The logger serializes an error in full only under this name.
    logger: new Logger(() => (level, message, meta) => log[pinoLevels[level]]({ ...meta, err: meta?.error }, message)),
    // Without batches, a job whose database goes away causes an unhandled rejection that ends the process. With batches
    // the runner notices, stops and is restarted above.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

const pinoLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;
