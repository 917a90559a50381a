/**
 * `npm test`: all checks and tests, fast ones first. Every stage runs and reports, even after a failure. Only stages that
 * need a failed one are skipped. At the end it repeats the failures of all stages, then the result of each stage, and
 * in the last line the total: `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepTimes } from './near/test-times.ts';
import { inRoot, root } from './repo.ts';
import { runStage } from './run-stage.ts';
import { commandFile, inSeconds } from './run.ts';
import { playwrightReport, slowest, vitestReport, type Failure, type TestReport } from './test-report.ts';
import { testWorkers } from './test-workers.ts';

interface Stage {
  name: string;
  args: string[];
  /** Far more than it needs, to stop what never ends. */
  limitMinutes: number;
  env?: Record<string, string>;
  /** Stages it can't run without. */
  needs?: string[];
  report?: () => TestReport;
}

const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const storiesReport = join(reports, 'stories.json');

const stages: Stage[] = [
  { name: 'check', args: ['tools/check.ts'], limitMinutes: 20 },
  tests('page tests', ['contract', 'tools', 'web']),
  tests('server tests', ['server', 'demo']),
  { name: 'build', args: ['tools/build.ts'], limitMinutes: 10 },
  { name: 'first load', args: ['bench/first-load.ts'], limitMinutes: 5, needs: ['build'] },
  {
    name: 'browser stories',
    args: [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    limitMinutes: 60,
    needs: ['build'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: storiesReport },
    report: () => playwrightReport(readReport(storiesReport)),
  },
];

function tests(name: string, projects: string[]): Stage {
  const file = join(reports, `${projects[0]}.json`);
  const outside = join(reports, `${projects[0]}-outside.json`);
  const reporters = ['default', 'json', inRoot('tools/unhandled-errors.ts')].map((one) => `--reporter=${one}`);
  const chosen = projects.map((one) => `--project=${one}`);
  return {
    name,
    args: [
      commandFile('vitest'),
      'run',
      ...chosen,
      `--maxWorkers=${testWorkers}`,
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    limitMinutes: 60,
    env: { OUTSIDE_TESTS: outside },
    report: () => vitestReport(readReport(file), root, readReport(outside)),
  };
}

const nothingReported: TestReport = { tally: { passed: 0, failed: 0 }, tests: [], files: [], failures: [] };
const skipBrowser = process.env['SKIP_BROWSER'] === '1';
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const failed = new Set<string>();
const failures: Failure[] = [];

for (const stage of stages) await run(stage);
rmSync(reports, { recursive: true, force: true });
for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (failed.size > 0) process.exitCode = 1;

async function run({ name, args, limitMinutes, env = {}, needs = [], report }: Stage): Promise<void> {
  const missing = needs.find((one) => failed.has(one));
  if (name === 'browser stories' && skipBrowser) return void summary.push(`── ${name}: skipped (SKIP_BROWSER=1)`);
  if (missing) return void summary.push(`── ${name}: skipped, because it needs ${missing}`);
  console.log(`\n── ${name}`);
  const { ok, seconds } = await runStage(args, { env, limitMinutes });
  const { tally, tests: ran, files, failures: found } = report?.() ?? nothingReported;
  if (!ok) failed.add(name);
  failures.push(...found);
  total.passed += tally.passed;
  // A stage can fail without a failing test, if a file doesn't load or a page doesn't build.
  total.failed += tally.failed || (ok ? 0 : 1);
  keepTimes(Object.fromEntries(files.map((file) => [file.name, file.seconds])));
  for (const test of slowest(ran)) console.log(`${inSeconds(test.seconds).padStart(8)}  ${test.name}`);
  const line = `── ${name}: ${ok ? 'ok' : 'FAILED'}, ${inSeconds(seconds)}`;
  console.log(line);
  summary.push(line);
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
