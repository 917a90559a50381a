/**
 * `node tools/waits-check.ts`: no test waits for a time. One that does is too slow on a quiet machine and too quick on a
 * busy one; tests wait for what happens (`until`, `expect.poll`, `waitFor`), or move a clock of their own. How long they
 * wait at most stands in one place, tools/patience.ts.
 */
import { readFileSync } from 'node:fs';
import { inRoot, projectFiles } from './repo.ts';

const sleeps: [RegExp, string][] = [
  [/\bsetTimeout\([^;]*?,\s*[1-9]/, 'sleeps with setTimeout'],
  [/import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/, 'sleeps with node:timers/promises'],
  [/\.waitForTimeout\(/, 'sleeps in the browser'],
  // It gives up after one second; expect.poll and waitFor have their patience from tools/patience.ts.
  [/\bvi\.waitFor\(/, 'waits with vi.waitFor'],
  [/\btest\.(?:setTimeout|slow)\(|\btimeout: [\d_]+\s*[,}]/, 'has a limit of its own, beside tools/patience.ts'],
];

export const sleepsIn = (text: string): string[] =>
  sleeps.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);

if (import.meta.main) {
  const tests = projectFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tools/waits-'));
  const faults = tests.flatMap((path) =>
    sleepsIn(readFileSync(inRoot(path), 'utf8')).map((what) => `${path}: ${what}`),
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
