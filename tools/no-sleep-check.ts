/**
 * `node tools/no-sleep-check.ts`: no test waits for a time. One that does is too slow on a quiet machine and too quick on a
 * busy one; tests wait for what happens (`until`, `expect.poll`, `waitFor`), or move a clock of their own. How long they
 * wait at most stands in one place, tools/test-timeouts.ts.
 */
import { readFileSync } from 'node:fs';
import { inRoot, projectFiles } from './repo.ts';

/** Parts of tests that stand in files of their own are read too. */
const ofTests = /\.(test|spec)\.tsx?$|^(server|web)\/testing\/|^e2e\//;

/**
 * These may: they look again until something is so, act out a slow bank or database, bound the life of a process, or let chance say
 * when it is killed.
 */
const mayWait = new Set([
  'server/testing/until.ts',
  'server/testing/database-gate.ts',
  'server/testing/payments/fake-bank.ts',
  'server/testing/kill/rounds.ts',
  'e2e/server-process.ts',
  // Asks at the very moment a connection times out.
  'e2e/idle-connections.proof.ts',
]);

const sleeps: [RegExp, string][] = [
  // Without a delay, or with 0, it is only a turn of the event loop.
  [/(?<!test\.)\bsetTimeout\([^;]*?,\s*(?!0\s*[,)])[\w.]+\s*[,)]/, 'sleeps with setTimeout'],
  [/import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/, 'sleeps with node:timers/promises'],
  [/\.waitForTimeout\(/, 'sleeps in the browser'],
  // It gives up after one second; expect.poll and waitFor have their patience from tools/test-timeouts.ts.
  [/\bvi\.waitFor\(/, 'waits with vi.waitFor'],
  [/\btest\.(?:setTimeout|slow)\(|\btimeout: [\d_]+\s*[,}]/, 'has a limit of its own, beside tools/test-timeouts.ts'],
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
