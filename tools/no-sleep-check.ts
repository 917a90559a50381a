/**
 * `node tools/no-sleep-check.ts`: no test sleeps. A fixed sleep is too slow on an idle machine and too short on a busy
 * one. Tests wait for events (`until`, `expect.poll`, `waitFor`) or use a fake clock. All timeouts are in
 * tools/test-timeouts.ts.
 */
import { readFileSync } from 'node:fs';
import { inRoot, projectFiles } from './repo.ts';

/** Includes test helpers in their own files. */
const ofTests = /\.(test|spec)\.tsx?$|^(web\/)?testing\/|^e2e\//;

/**
 * Exceptions: they poll, simulate a slow bank or database, limit a process's lifetime, or kill a process at a random
 * moment.
 */
const mayWait = new Set([
  'testing/until.ts',
  'testing/database-gate.ts',
  'testing/payments/fake-bank.ts',
  'testing/kill/rounds.ts',
  'e2e/server-process.ts',
]);

const sleeps: [RegExp, string][] = [
  // Without a delay, or with 0, it's only a turn of the event loop.
  [/(?<!test\.)\bsetTimeout\([^;]*?,\s*(?!0\s*[,)])[\w.]+\s*[,)]/, 'sleeps with setTimeout'],
  [/import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/, 'sleeps with node:timers/promises'],
  [/\.waitForTimeout\(/, 'sleeps in the browser'],
  // It times out after one second. expect.poll and waitFor use the timeouts in tools/test-timeouts.ts.
  [/\bvi\.waitFor\(/, 'waits with vi.waitFor'],
  [
    /\btest\.(?:setTimeout|slow)\(|\btimeout: [\d_]+\s*[,}]/,
    'sets its own timeout instead of using tools/test-timeouts.ts',
  ],
];

export const sleepsIn = (text: string): string[] =>
  sleeps.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);

export const isRead = (path: string): boolean =>
  ofTests.test(path) && !mayWait.has(path) && !path.startsWith('tools/no-sleep-');

if (import.meta.main) {
  const faults = projectFiles()
    .filter(isRead)
    .flatMap((path) => sleepsIn(readFileSync(inRoot(path), 'utf8')).map((what) => `${path}: ${what}`));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
