/**
 * `npm run test:near`: the tests that the change since HEAD can have touched, nearest first, as many as fit into two
 * minutes by what they took last time. `-- --base main` takes all that came since `main`; `-- --list` only says which.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './node-version.mjs';
import { readImports } from './near/import-graph.ts';
import { nearestTests } from './near/nearest.ts';
import { fitting, readTimes } from './near/test-times.ts';
import { inRoot, projectFiles, root } from './repo.ts';
import { runStage } from './run-stage.ts';
import { commandFile } from './run.ts';
import { testWorkers } from './test-workers.ts';

const budgetSeconds = 100;
const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, list: { type: 'boolean' } } });

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const near = nearestTests(changedSince(values.base), readImports(projectFiles(), read), read).map(({ test }) => test);
const { chosen, left } = fitting(near, readTimes(), budgetSeconds * testWorkers);

if (near.length === 0) console.log(`Nothing that a test stands on has changed since ${values.base}.`);
else console.log(`${chosen.length} of ${near.length} test files that the change can have touched.`);
if (left.length > 0) console.log(`Left to npm test, being further away: ${left.length}.`);
if (values.list) for (const test of chosen) console.log(test);
else if (chosen.length > 0) {
  const args = [commandFile('vitest'), 'run', `--maxWorkers=${testWorkers}`, ...chosen];
  const { ok } = await runStage(args, { limitMinutes: 15 });
  if (!ok) process.exitCode = 1;
}

function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const tracked = git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...tracked, ...added].filter(Boolean);
}
