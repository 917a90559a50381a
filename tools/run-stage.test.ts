import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runStage } from './run-stage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (code: string) => {
  const file = join(folder, 'stage.mjs');
  writeFileSync(file, code);
  return [file];
};

test('a stage’s result is its exit code, and it gets its environment', async () => {
  const args = script('process.exit(process.env.ANSWER === "yes" ? 0 : 3)');
  expect((await runStage(args, { limitMinutes: 1, env: { ANSWER: 'yes' } })).ok).toBe(true);
  expect((await runStage(args, { limitMinutes: 1 })).ok).toBe(false);
});

test.skipIf(process.platform === 'win32')('an endless stage is stopped together with what it started', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const pidFile = join(folder, 'pid');
  const args = script(`
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const child = spawn(process.execPath, ['-e', 'for (;;);']);
    writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
    setInterval(() => {}, 1000);
  `);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = runStage(args, { limitMinutes: 10 });
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/\d/);
  vi.advanceTimersByTime(10 * 60_000);
  expect((await ended).ok).toBe(false);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A process that has ended but wasn't reaped yet has no command line. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
