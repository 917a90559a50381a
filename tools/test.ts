/**
 * `npm test`: everything that must hold, fast things first; the first stage that fails ends it.
 * The last line sums up the tests of all stages: `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import './node-version.mjs';
import { runStage } from './run-stage.ts';
import { commandFile, inSeconds } from './run.ts';
import { playwrightTally, sum, vitestTally, type Tally } from './test-tally.ts';

interface Stage {
  name: string;
  args: string[];
  /** Far more than it needs; it is there for what never ends. */
  limitMinutes: number;
  env?: Record<string, string>;
  /** Reads the counts from the report it wrote. */
  tally?: () => Tally;
}

const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const playwrightReport = join(reports, 'playwright.json');
const skipBrowser = process.env['SKIP_BROWSER'] === '1';

const stages: Stage[] = [
  { name: 'check', args: ['tools/check.ts'], limitMinutes: 10 },
  // Two at once, also where vitest by itself would leave one of two cores free. The server's start databases and
  // processes of their own, and so keep a small machine busy one by one.
  tests(
    'tests of the pages',
    ['contract', 'tools', 'web'],
    [`--maxWorkers=${Math.max(2, availableParallelism() - 1)}`],
  ),
  tests('tests of the server', ['server']),
  { name: 'build', args: ['tools/build.ts'], limitMinutes: 5 },
  { name: 'first load', args: ['bench/first-load.ts'], limitMinutes: 1 },
];

const browserStage: Stage = {
  name: 'browser stories',
  args: [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
  limitMinutes: 30,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  tally: () => playwrightTally(readReport(playwrightReport)),
};

function tests(name: string, projects: string[], more: string[] = []): Stage {
  const report = join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    args: [commandFile('vitest'), 'run', ...projects.map((one) => `--project=${one}`), ...more, ...reporters],
    limitMinutes: 15,
    tally: () => vitestTally(readReport(report)),
  };
}

const total: Tally = { passed: 0, failed: 0 };
const ok = await runAll(skipBrowser ? stages : [...stages, browserStage]);
if (ok && skipBrowser) console.log('Browser stories were left out: SKIP_BROWSER=1.');
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
if (!ok) process.exitCode = 1;

async function runAll(list: Stage[]): Promise<boolean> {
  for (const { name, args, limitMinutes, env = {}, tally } of list) {
    console.log(`\n── ${name}`);
    const outcome = await runStage(args, { env, limitMinutes });
    const counted = tally?.() ?? { passed: 0, failed: 0 };
    // A stage can fail without a failing test: a file that does not load, a page that does not build.
    sum(total, { ...counted, failed: counted.failed || (outcome.ok ? 0 : 1) });
    console.log(`── ${name}: ${outcome.ok ? 'ok' : 'FAILED'}, ${inSeconds(outcome.seconds)}`);
    if (!outcome.ok) return false;
  }
  return true;
}

/** A stage that broke down may have written none. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
