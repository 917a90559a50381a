/**
 * `npm run test:near`: runs the tests nearest to the changes since HEAD, by imports, calls and names, as many as fit into
 * two minutes. After a change of the contract or the calls that includes the access matrix, after a migration its tests. `-- --base main` uses all changes since `main`. `-- --list` only lists the tests.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readImports } from './near/import-graph.ts';
import { guardsOf, nearestTests } from './near/nearest.ts';
import { fitting, readTimes } from './near/test-times.ts';
import { inRoot, projectFiles, root } from './repo.ts';
import { runStage } from './run-stage.ts';
import { commandFile } from './run.ts';
import { testWorkers } from './test-workers.ts';

const budgetSeconds = 100;
const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, list: { type: 'boolean' } } });

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const changed = changedSince(values.base);
const graph = readImports(projectFiles(), read);
const nearest = nearestTests(graph, read);
const guards = (paths: string[]) => guardsOf(paths, [...graph.keys()]);
const near = [...new Set([...guards(changed), ...nearest(changed).map(({ test }) => test)])];
const unknown = changed.filter(
  (path) => !path.endsWith('.md') && nearest([path]).length === 0 && guards([path]).length === 0,
);
const { chosen, left } = fitting(near, readTimes(), budgetSeconds * testWorkers);

if (changed.length === 0) console.log(`Nothing has changed since ${values.base}.`);
else console.log(`${chosen.length} of ${near.length} test files near the change.`);
if (unknown.length > 0) console.log(`No nearby tests for these, npm test covers them: ${unknown.join(', ')}`);
if (left.length > 0) console.log(`${left.length} more distant test files are left to npm test.`);
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
