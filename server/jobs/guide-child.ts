import { constants, setPriority } from 'node:os';
import type { ClientConfig } from 'pg';
import { connect, inTheBackground, type Database } from '../database/database.ts';
import { describeMarket } from '../flows/guide/describe-market.ts';
import { refitGuide } from '../flows/guide/keep-guide.ts';

/** Input and output of the child process. */
export type GuideTask = 'refit' | 'describe';
export interface GuideOrder {
  task: GuideTask;
  database: ClientConfig;
}
export type GuideAnswer = { cpuSeconds: number; megabytes: number } | { failed: string };

const work: Record<GuideTask, (db: Database, now: Date) => Promise<void>> = {
  refit: refitGuide,
  describe: describeMarket,
};

// Requests come first.
setPriority(constants.priority.PRIORITY_LOW);

// Ctrl-C reaches the whole group. The server ends us itself, also when the work is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', ({ task, database }: GuideOrder) => {
  void run(task, database).then((answer) => process.send?.(answer));
});

async function run(task: GuideTask, database: ClientConfig): Promise<GuideAnswer> {
  const { db, close } = connect(database, 4, inTheBackground);
  try {
    await work[task](db, new Date());
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await close();
  }
}
