/**
 * `npm run mutants`: plants one fault at a time and runs the nearest tests to see whether they notice (decision 013). It
 * mutates rules, access, ownership, locks and log entries, or with --faults anything that is forgotten every day.
 *
 * --only <path>   all mutants in files whose path contains this
 * --sample <n>    sample size, in addition to the known ones (120)
 * --seed <n>      sample seed (1)
 * --tests <n>     test files to run for each mutant (8)
 * --at-once <n>   mutants in parallel (2)
 * --access        only removals of `who`, rights and ownership conditions (30 of them). Runs the access matrix first and
 *                 skips the snapshot of who may make which call
 * --faults        only ordinary faults of server and pages: a statement dropped, a constant swapped, a condition removed,
 *                 a refetch skipped (60 of them)
 * --list          only list the mutants
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reasonOf } from './mutants/equivalents.ts';
import { isOfAccess, withMatrix } from './mutants/access.ts';
import { allMutants } from './mutants/find-mutants.ts';
import { isOrdinary, type Mutant } from './mutants/mutant.ts';
import { readPageTests } from './mutants/nearest-page-tests.ts';
import { readTests } from './mutants/nearest-tests.ts';
import { faultsGoal, place, report, rulesGoal, shareCaught } from './mutants/report.ts';
import { sample } from './mutants/sample.ts';
import { judgeAll, type Judged } from './mutants/workers.ts';
import { inRoot, projectFiles } from './repo.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '8' },
    'at-once': { type: 'string', default: '2' },
    access: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const sampleSize = options.sample === undefined ? undefined : wholeNumber('sample', options.sample);
const seed = wholeNumber('seed', options.seed);
const testsEach = wholeNumber('tests', options.tests);
const atOnce = wholeNumber('at-once', options['at-once']);

const started = performance.now();
const chosen = choose();
const harmless = chosen.flatMap((mutant) => {
  const why = reasonOf(mutant);
  return why === null ? [] : [{ mutant, why }];
});
const planted = chosen.filter((mutant) => reasonOf(mutant) === null);

if (planted.length === 0) {
  console.log('No mutants found there.');
  process.exitCode = 1;
} else if (options.list) {
  for (const mutant of planted) console.log(place(mutant));
  console.log(`${planted.length} faults`);
} else await run();

function choose(): Mutant[] {
  const { only } = options;
  const all = allMutants().filter((one) => (!only || one.file.includes(only)) && isOrdinary(one) === options.faults);
  if (options.faults && !(only && sampleSize === undefined)) return sample(all, sampleSize ?? 60, seed);
  if (options.access) return sample(all.filter(isOfAccess), sampleSize ?? 30, seed);
  if (only && sampleSize === undefined) return all;
  const [known, others] = [all.filter(({ kind }) => kind === 'known'), all.filter(({ kind }) => kind !== 'known')];
  return [...known, ...sample(others, sampleSize ?? 120, seed)];
}

async function run(): Promise<void> {
  const read = (file: string) => readFileSync(inRoot(file), 'utf8');
  const textsOf = (files: RegExp) =>
    new Map(projectFiles().flatMap((file) => (files.test(file) ? [[file, read(file)] as const] : [])));
  const [nearest, nearestOfPage] = [
    readTests(textsOf(/^(contract|server)\/.*\.ts$/)),
    readPageTests(textsOf(/^(contract|web)\/.*\.tsx?$/)),
  ];
  const goal = options.faults ? faultsGoal : rulesGoal;
  let count = 0;
  const onJudged = ({ mutant, caughtBy, why, seconds }: Judged) => {
    count += 1;
    const word = caughtBy ? 'caught  ' : 'SURVIVED';
    console.log(`${count}/${planted.length}  ${word}  ${seconds.toFixed(0)} s  ${place(mutant)}`);
    if (caughtBy) console.log(`    ${caughtBy}: ${why}`);
  };
  const near = (mutant: Mutant) =>
    mutant.file.startsWith('web/') ? nearestOfPage(mutant.file, testsEach) : nearest(mutant, testsEach);
  const judged = await judgeAll(planted, options.access ? withMatrix(near, read) : near, {
    atOnce,
    onJudged,
  });
  if (judged.length < planted.length) console.log(`\nInterrupted after ${judged.length} of ${planted.length}.`);
  console.log(`\n${report(judged, harmless, (performance.now() - started) / 60_000)}`);
  console.log(`Seed ${seed}, goal ${goal * 100} %`);
  if (judged.length < planted.length || shareCaught(judged) < goal) process.exitCode = 1;
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  console.error(`--${name} must be a whole number of at least 1, not "${text}".`);
  process.exit(1);
}
