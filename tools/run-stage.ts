import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './repo.ts';

export interface StageOutcome {
  ok: boolean;
  seconds: number;
}

interface StageOptions {
  env?: Record<string, string>;
  limitMinutes: number;
}

const graceMs = 10_000;

/**
 * Runs one stage of `npm test` on the terminal. An endless test can't be stopped from within, so a stage has a time limit.
 * When it's over, or when we are stopped, everything the stage started is stopped too.
 */
export async function runStage(
  args: readonly string[],
  { env = {}, limitMinutes }: StageOptions,
): Promise<StageOutcome> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group, so that it can be stopped as a whole.
    detached: process.platform !== 'win32',
  });
  let force: NodeJS.Timeout | undefined;
  const stop = () => {
    signalAll(child, 'SIGTERM');
    force = setTimeout(() => signalAll(child, 'SIGKILL'), graceMs);
  };
  const limit = setTimeout(() => {
    console.log(`Not finished within ${limitMinutes} minutes: stopped.`);
    stop();
  }, limitMinutes * 60_000);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  clearTimeout(limit);
  if (force) signalAll(child, 'SIGKILL');
  clearTimeout(force);
  return { ok, seconds: (performance.now() - started) / 1000 };
}

function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // All of them have already ended.
  }
}
